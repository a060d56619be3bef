public import Foundation
public import Presentation

/// An action that a swipe on a row of a table shows; the older form of `UIContextualAction`.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// The look of an action; the raw values are the same as in UIKit.
  public enum Style: Int, Hashable, Sendable {
    /// The look of an action that deletes.
    case `default`
    /// The usual look.
    case normal

    /// Another name of `default`.
    public static let destructive = Style.default
  }

  /// The look of the action; the value is stored but has no effect.
  public final let style: Style
  /// The title of the action.
  @exclusivity(unchecked) open var title: String?
  /// The color behind the title; the value is stored but has no effect.
  open var backgroundColor: ViewColor?
  final let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action with a closure that performs it.
  public init(
    style: Style, title: String?,
    handler: @escaping (_ action: UITableViewRowAction, _ indexPath: IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}
