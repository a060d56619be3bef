#if canImport(Darwin)
  import CoreGraphics
#else
  import Foundation
#endif

/// The positions of all views in a graph of matched views at one instant.
///
/// A member is a view. A part is one ``MatchedGeometry`` of a member.
package struct MatchingResolution: Sendable {
  /// An offset that is added so that a view does not jump.
  package enum Correction: Sendable {
    case part(Int, MatchingGraph.Offset)
    case group(Int, MatchingGraph.Offset)
  }

  /// The rectangle that each part shows, in its member's coordinates.
  ///
  /// If a part did not exist at the instant of this resolution, its rectangle is null.
  var rects: [CGRect]
  /// The members, without the effect of their matched geometries.
  let members: [MatchingGraph.Member]
  /// The transform from each member's coordinates to the window; nil until the member's parent is
  /// resolved.
  var toWindow: [CGAffineTransform?]
  /// The shared geometry of each group, in window coordinates.
  var shared: [SharedGeometry?]
  /// The cycles in which each part follows the next part (G-20).
  ///
  /// Each cycle begins with the part whose match was ignored to break the cycle.
  package internal(set) var cycles: [[Int]] = []
  package internal(set) var corrections: [Correction] = []

  /// Returns the rectangle that a part shows, in its member's coordinates.
  package func rect(of part: Int) -> CGRect { rects[part] }

  /// Returns the transform from a member's coordinates to the window.
  package func wayToWindow(from member: Int) -> CGAffineTransform {
    toWindow[member] ?? .identity
  }

  /// Returns the geometry that a part shows.
  ///
  /// The geometry consists of the part's upper left corner in the window and its size in the
  /// member's coordinates. If the part did not exist at the instant of this resolution, the result
  /// is the geometry of the member's own rectangle. If the member did not exist either, the result
  /// is nil.
  package func geometry(of part: Int, in member: Int) -> SharedGeometry? {
    guard member < toWindow.count, let toWindow = toWindow[member] else { return nil }
    let isThere = part < rects.count && !rects[part].isNull
    return SharedGeometry(of: isThere ? rects[part] : members[member].own, at: .topLeading)
      .moved(by: toWindow)
  }
}

extension SharedGeometry {
  /// Returns this geometry with its point transformed and its size unchanged.
  func moved(by transform: CGAffineTransform) -> SharedGeometry {
    SharedGeometry(point: point.applying(transform), size: size)
  }
}
