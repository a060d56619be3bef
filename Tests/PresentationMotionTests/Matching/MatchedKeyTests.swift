import PresentationMotion
import TestSupport
import Testing

@Suite struct `Keys of matched groups` {
  @Test(.rule("G-1"))
  func `matched keys are equal if id and namespace have equal values and types`() {
    expect(MatchedKey(id: 1, in: "a"), equals: MatchedKey(id: 1, in: "a"))
    expect(MatchedKey(id: 1, in: "a") != MatchedKey(id: 1, in: "b"))
    expect(MatchedKey(id: 1, in: "a") != MatchedKey(id: 2, in: "a"))
    expect(MatchedKey(id: 1, in: "a") != MatchedKey(id: 1.0, in: "a"))
    expect(MatchedKey(id: 1, in: "a") != MatchedKey(id: UInt8(1), in: "a"))
    expect(MatchedKey(id: 1, in: 1) != MatchedKey(id: 1, in: Int8(1)))
    expect(Set([MatchedKey(id: 1, in: "a"), MatchedKey(id: 1, in: "a")]).count, equals: 1)
  }

  @Test func `a matched key is printed with the types of its id and its namespace`() {
    expect(
      "\(MatchedKey(id: 1, in: "months"))",
      equals: #"Pair<Int, String>(first: 1, second: "months")"#)
  }

  @Test(.rule("G-2", "G-40")) func `a matched geometry has the documented default settings`() {
    let geometry = MatchedGeometry(id: 1, in: "a")
    expect(geometry.properties == .frame && geometry.anchor == .center && geometry.isSource)
    expect(geometry.progress == 1 && !geometry.isBeingRemoved)
    expect(MatchedProperties.position.rawValue == 1 && MatchedProperties.size.rawValue == 2)
    expect(MatchedProperties.frame.rawValue, equals: 3)
  }
}

@Suite struct `An anchor` {
  @Test(.rule("G-7"))
  func `an anchor is one of nine named points or a point with any coordinates`() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
    let named: [(Anchor, CGFloat, CGFloat)] = [
      (.topLeading, 10, 20), (.top, 60, 20), (.topTrailing, 110, 20), (.leading, 10, 50),
      (.center, 60, 50), (.trailing, 110, 50), (.bottomLeading, 10, 80), (.bottom, 60, 80),
      (.bottomTrailing, 110, 80), (Anchor(x: -1.5, y: 0.5), -140, 50),
    ]
    for (anchor, x, y) in named {
      expect(anchor.point(in: rect), equals: CGPoint(x: x, y: y))
      expect(anchor.rect(of: rect.size, at: CGPoint(x: x, y: y)), equals: rect)
    }
  }

  @Test(.rule("S-32"))
  func `the anchor halfway between two opposite corners is the center`() {
    expect(Anchor.topLeading.offset(to: .bottomTrailing), equals: MotionPair(128.0, 128.0))
    expect(Anchor.topLeading.interpolated(towards: .bottomTrailing, by: 0.5), equals: .center)
  }
}

@Suite struct `Shared geometry` {
  private let source = SharedGeometry(
    of: CGRect(x: 100, y: 100, width: 100, height: 100), at: .topLeading)
  private let own = CGRect(x: 300, y: 300, width: 75, height: 75)

  @Test(.rule("G-5"))
  func `matching only the source's position keeps the matched view's own size`() {
    expect(
      source.rect(for: own, matching: .position, at: .bottomTrailing),
      equals: CGRect(x: 25, y: 25, width: 75, height: 75))
  }

  @Test(.rule("G-4")) func `matching only the source's size keeps the matched view's own origin`() {
    expect(
      source.rect(for: own, matching: .size, at: .bottomTrailing),
      equals: CGRect(x: 300, y: 300, width: 100, height: 100))
    expect(source.rect(for: own, matching: []), equals: own)
  }

  @Test(.rule("G-8"))
  func `a matched view's content may choose a size other than the source's size`() {
    let found = source.rect(for: own, at: .bottomTrailing) { CGSize(width: 30, height: $0.height) }
    expect(found, equals: CGRect(x: 70, y: 0, width: 30, height: 100))
  }
}
