public import Foundation
import Presentation

/// An object that a table tells in advance which rows it will need.
///
/// The calls are made in the turn after a layout. In this package, the announced rows are those
/// that are at most the length of the table away from its visible part, in the direction of
/// scrolling. All cells are created when they become visible.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called before the rows will probably become visible.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Called when the direction of scrolling has changed, so that the announced rows will not
  /// become visible soon; optional.
  func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

extension UITableView {
  /// The object that is told in advance which rows are needed; not retained.
  public final weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { attached(ListPrefetching.self)?.source as? any UITableViewDataSourcePrefetching }
    set {
      let prefetching = attachment { ListPrefetching() }
      prefetching.source = newValue
      prefetching.update(of: self)
    }
  }

  /// Whether the table calls its ``prefetchDataSource``; true by default.
  public final var isPrefetchingEnabled: Bool {
    get { attached(ListPrefetching.self)?.isEnabled ?? true }
    set { attachment { ListPrefetching() }.isEnabled = newValue }
  }
}
