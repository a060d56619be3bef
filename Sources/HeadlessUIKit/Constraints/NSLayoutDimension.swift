public import Foundation

/// The width or the height of a view or a layout guide.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns the constraint `this dimension = constant`, in points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, nil, multiplier: 1, constant: c)
  }

  /// Returns the constraint `this dimension >= constant`, in points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, nil, multiplier: 1, constant: c)
  }

  /// Returns the constraint `this dimension <= constant`, in points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, nil, multiplier: 1, constant: c)
  }

  /// Returns the constraint `this dimension = multiplier * anchor + constant`.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, multiplier: m, constant: c)
  }

  /// Returns the constraint `this dimension >= multiplier * anchor + constant`.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, multiplier: m, constant: c)
  }

  /// Returns the constraint `this dimension <= multiplier * anchor + constant`.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, multiplier: m, constant: c)
  }
}
