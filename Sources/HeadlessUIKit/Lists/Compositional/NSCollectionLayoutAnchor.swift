public import Foundation

/// A place at the edge of an item or of a supplementary view.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  /// The sides at which the place is: one side for its middle, two sides for a corner, no side for
  /// the center.
  public final let edges: NSDirectionalRectEdge
  /// The distance of the place from the edges, in points or as a fraction of the size.
  public final let offset: CGPoint
  /// Whether the offset is a fraction of the size of the supplementary view.
  public final let isFractionalOffset: Bool
  /// Whether the offset is in points.
  public final var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
    super.init()
  }

  /// Creates a place without an offset.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }

  /// Creates a place with an offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// Creates a place whose offset is a fraction of the size of the supplementary view.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// The place as fractions of a rectangle: 0 for the left or upper side, 1 for the opposite side.
  final var fractions: CGPoint {
    func fraction(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> CGFloat {
      switch (edges.contains(start), edges.contains(end)) {
      case (true, false): 0
      case (false, true): 1
      default: 0.5
      }
    }
    return CGPoint(x: fraction(.leading, .trailing), y: fraction(.top, .bottom))
  }
}
