#if canImport(Darwin)
  import CoreGraphics
#else
  import Foundation
#endif

/// The places of all members of a graph at one instant.
package struct MatchingResolution: Sendable {
  /// A correction that must be added so that nothing jumps.
  package enum Correction: Sendable {
    case part(Int, MatchingGraph.Offset)
    case group(Int, MatchingGraph.Offset)
  }

  /// The rectangle that each part shows, in its member's coordinates; null if it was not there.
  var rects: [CGRect]
  /// Where each member is by itself.
  let members: [MatchingGraph.Member]
  /// From each member's coordinates to the window's, once its parent is resolved.
  var toWindow: [CGAffineTransform?]
  /// The shared geometry of each group, in the window.
  var shared: [SharedGeometry?]
  /// The cycles of parts that follow each other, each from the part that was cut (G-20).
  package internal(set) var cycles: [[Int]] = []
  package internal(set) var corrections: [Correction] = []

  /// The rectangle that a part shows, in its member's coordinates.
  package func rect(of part: Int) -> CGRect { rects[part] }

  /// From a member's coordinates to the window's.
  package func wayToWindow(from member: Int) -> CGAffineTransform {
    toWindow[member] ?? .identity
  }

  /// The place of a part's upper left corner in the window, and its size in its member's
  /// coordinates; of a part that was not there, those of the member by itself, and nil if that was
  /// not there either.
  package func geometry(of part: Int, in member: Int) -> SharedGeometry? {
    guard member < toWindow.count, let toWindow = toWindow[member] else { return nil }
    let isThere = part < rects.count && !rects[part].isNull
    return SharedGeometry(of: isThere ? rects[part] : members[member].own, at: .topLeading)
      .moved(by: toWindow)
  }
}

extension SharedGeometry {
  /// The same size at the place to which a transform moves the point.
  func moved(by transform: CGAffineTransform) -> SharedGeometry {
    SharedGeometry(point: point.applying(transform), size: size)
  }
}
