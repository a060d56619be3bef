import Foundation
import Presentation

/// A view of a list whose contents are in a view of their own.
@MainActor protocol ContentHolder: ContentSized {
  var contentView: View { get }
  var contents: ConfiguredContents { get }
}

extension ContentHolder {
  package var sizingViews: [View] { [contentView] + (contents.view.map { [$0] } ?? []) }
}

extension UITableViewCell: ContentHolder {}
extension UICollectionViewCell: ContentHolder {}
extension UITableViewHeaderFooterView: ContentHolder {}

extension UITableViewCell {
  /// Returns the height of the cell in a row with an automatic height (L-16).
  final func measuredHeight(atWidth width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    return contentHeight(atWidth: width) ?? UITableView.standardRowHeight
  }
}

extension View {
  /// Returns the height that the constraints inside a view allow at a width; nil if they do not
  /// determine a height.
  func contentHeight(atWidth width: CGFloat) -> CGFloat? {
    let height =
      systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      .height
    if !height.isFinite { eventWorld.reportNotFinite("fitting height", of: "\(self)") }
    return height.isFinite && height > 0 ? height : nil
  }
}
