import Foundation
import PresentationMotion
import TestSupport
import Testing

@Suite("Geometry as JSON")
struct GeometryCodingTests {
  @Test func `a transform is encoded as a list of six numbers`() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6.5)
    let data = try JSONEncoder().encode(transform)
    expect(String(decoding: data, as: UTF8.self), equals: "[1,2,3,4,5,6.5]")
    try expect(JSONDecoder().decode(CGAffineTransform.self, from: data), equals: transform)
  }

  @Test func `a vector is encoded as a list of two numbers`() throws {
    let vector = CGVector(dx: -1.5, dy: 2)
    let data = try JSONEncoder().encode(vector)
    expect(String(decoding: data, as: UTF8.self), equals: "[-1.5,2]")
    try expect(JSONDecoder().decode(CGVector.self, from: data), equals: vector)
  }

  @Test func `decoding a list with too few numbers throws an error`() {
    let list = Data("[1,2,3]".utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CGAffineTransform.self, from: list)
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CGVector.self, from: Data("[1]".utf8))
    }
  }

  @Test func `a vector that is created without components is the zero vector`() {
    expect(CGVector(), equals: .zero)
    expect(CGVector.zero, equals: CGVector(dx: 0, dy: 0))
  }
}
