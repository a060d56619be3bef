public import Foundation
import Presentation

/// An object that a table tells in advance which rows it will need.
///
/// In this package, all cells are created when they become visible, and the object is not called.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called only by tests, to simulate that the rows will soon become visible.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Called only by tests, to simulate that the rows will not become visible soon; optional.
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
  ///
  /// The object is never called. Setting it is reported once as the issue `notModelled`.
  public final weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { attached(KeptPrefetching.self)?.source }
    set {
      attachment { KeptPrefetching() }.source = newValue
      guard newValue != nil else { return }
      clientWorld.reportOnce(
        "UITableView.prefetchDataSource", "A prefetchDataSource is never called here.",
        advice: "Call its tableView(_:prefetchRowsAt:) from the test.")
    }
  }

  /// Whether cells are prepared in advance; the value is stored but has no effect.
  public final var isPrefetchingEnabled: Bool {
    get { attached(KeptPrefetching.self)?.isEnabled ?? true }
    set { attachment { KeptPrefetching() }.isEnabled = newValue }
  }
}

/// The prefetching of one table.
@MainActor private final class KeptPrefetching {
  weak var source: (any UITableViewDataSourcePrefetching)?
  var isEnabled = true
}
