public import Foundation
public import Presentation

extension View {
  /// The target for the smallest size that the constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target for the largest size that the constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Returns the size nearest to a target that the constraints inside the view allow.
  ///
  /// Constraints to views outside this view do not count. If the view contains no constraints, the
  /// result is the size of its content.
  public final func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size nearest to a target that the constraints inside the view allow, where the
  /// width and the height of the target have priorities of their own.
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
  /// Returns the size that the view would have if its size were not fixed.
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
