public import Foundation
public import Presentation

/// A behavior that in UIKit lets items bounce off each other, and has no effect in this package.
@preconcurrency @MainActor open class UICollisionBehavior: ItemListBehavior {
  /// The objects with which items collide.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// The kinds of objects as bits.
    public let rawValue: UInt

    /// Creates a mode from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Items collide with other items.
    public static let items = Mode(rawValue: 1)
    /// Items collide with boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Items collide with other items and with boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  /// The objects with which items collide; the value is stored but has no effect.
  public final var collisionMode = Mode.everything
  /// Whether the bounds of the reference view are a boundary; the value is stored but has no
  /// effect.
  public final var translatesReferenceBoundsIntoBoundary = false
  /// The delegate, which is never called; not retained.
  public final weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// The identifiers of the boundaries; nil if there are no boundaries.
  public private(set) final var boundaryIdentifiers: [any NSCopying]?

  /// Sets ``translatesReferenceBoundsIntoBoundary`` to true; the insets have no effect.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds a boundary with the shape of a path; only the identifier is stored.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaryIdentifiers = (boundaryIdentifiers ?? []) + [identifier]
  }

  /// Adds a boundary between two points; only the identifier is stored.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from point1: CGPoint, to point2: CGPoint
  ) {
    boundaryIdentifiers = (boundaryIdentifiers ?? []) + [identifier]
  }

  /// Removes all boundaries.
  open func removeAllBoundaries() { boundaryIdentifiers = nil }
}
