public import Foundation
public import Presentation

extension View {
  /// The target size for the smallest size that the constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size for the largest size that the constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

extension ViewConstraints {
  func size(
    of view: View, fitting targetSize: CGSize, _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize? {
    ViewConstraints.of(view).fittingSize { rectangle in
      [
        (rectangle.width, targetSize.width, horizontal),
        (rectangle.height, targetSize.height, vertical),
      ].map { length, target, priority in
        LinearRequirement(
          expression: length + LinearExpression(-target), relation: .equal,
          priority: priority.rawValue)
      }
    }
  }

  /// Returns the size of the view that meets the constraints inside the view and additional
  /// requirements; nil if the constraints do not determine the size.
  private func fittingSize(_ wishes: (LayoutRectangle) -> [LinearRequirement]) -> CGSize? {
    guard let view else { return nil }
    view.forEachConstraintInside { $0.dissolveGroups() }
    isMeasured = true
    let group = ConstraintGroup(around: self, inside: view)
    let size = group.size(of: self, wishes)
    group.dissolve()
    isMeasured = false
    return size
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
