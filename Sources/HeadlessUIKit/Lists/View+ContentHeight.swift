import Foundation
import Presentation

/// A view of a list whose contents are in a view of their own.
@MainActor protocol ContentHolder: View {
  var contentView: View { get }
  var contents: ConfiguredContents { get }
}

extension UITableViewCell: ContentHolder {}
extension UICollectionViewCell: ContentHolder {}
extension UITableViewHeaderFooterView: ContentHolder {}

extension ContentHolder {
  /// Returns the size that the constraints of the contents allow; nil if there are none.
  func sizeOfContents(
    fitting size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    let views: [View?] = [contentView, contents.view]
    return views.lazy
      .compactMap {
        $0?
          .systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      }
      .first { $0.width > 0 && $0.height > 0 }
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
