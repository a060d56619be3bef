public import Foundation
public import Presentation

extension View {
  /// The target size for the smallest size that the constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size for the largest size that the constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Returns the allowed size that is nearest to a target size.
  ///
  /// The constraints inside the view determine which sizes are allowed. Constraints to views
  /// outside this view have no effect. If the view contains no constraints, the result is the
  /// view's intrinsic content size.
  public final func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the allowed size that is nearest to a target size, with a priority for each direction.
  ///
  /// The constraints inside the view determine which sizes are allowed. The width and the height of
  /// the target size have separate priorities.
  public final func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    ViewConstraints.of(self).fittingSize { rectangle in
      let lengths = [
        (rectangle.width, targetSize.width, horizontalFittingPriority),
        (rectangle.height, targetSize.height, verticalFittingPriority),
      ]
      return lengths.map { length, target, priority in
        LinearRequirement(
          expression: length + LinearExpression(-target), relation: .equal,
          priority: priority.rawValue)
      }
    }
  }
}

extension ViewConstraints {
  /// Returns the size of the view that meets the constraints inside the view and additional
  /// requirements.
  fileprivate func fittingSize(_ wishes: (LayoutRectangle) -> [LinearRequirement]) -> CGSize {
    guard let view else { return .zero }
    view.forEachConstraintInside { $0.dissolveGroups() }
    isMeasured = true
    let group = ConstraintGroup(around: self, inside: view)
    let size = group.size(of: self, wishes)
    group.dissolve()
    isMeasured = false
    let content = view.intrinsicContentSize
    return size ?? CGSize(width: max(0, content.width), height: max(0, content.height))
  }
}

extension View {
  fileprivate func forEachConstraintInside(_ body: (NSLayoutConstraint) -> Void) {
    var open: [View] = [self]
    while let view = open.popLast() {
      for constraint in view.attached(ViewConstraints.self)?.owned ?? [] { body(constraint) }
      open += view.subviews
    }
  }
}
