public import Foundation

/// A side, a center line or a dimension of a view or layout guide, with methods that create
/// constraints.
@preconcurrency @MainActor public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let term: LayoutTerm
  /// The system's spacing between views, in points; the value that UIKit uses on most devices.
  final let systemSpacing: CGFloat = 8

  init(_ term: LayoutTerm) {
    self.term = term
    super.init()
  }

  /// Returns the constraint `this anchor = other anchor + constant`.
  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, multiplier: 1, constant: c)
  }

  /// Returns the constraint `this anchor >= other anchor + constant`.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, multiplier: 1, constant: c)
  }

  /// Returns the constraint `this anchor <= other anchor + constant`.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, multiplier: 1, constant: c)
  }
}
