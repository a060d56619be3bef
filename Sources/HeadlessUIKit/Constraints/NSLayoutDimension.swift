#if !canImport(Darwin)
  public import Foundation

  /// A width or a height.
  @preconcurrency @MainActor
  public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// This one is so many points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
      NSLayoutConstraint(term, .equal, nil, multiplier: 1, constant: c)
    }

    /// This one is a multiple of the other, plus a constant.
    public func constraint(
      equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(term, .equal, anchor.term, multiplier: m, constant: c)
    }
  }
#endif
