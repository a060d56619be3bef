public import Foundation
public import Presentation

/// A container of columns, of which only the last column is visible.
///
/// Columns beside each other are not modeled. The views of all columns fill the container, and the
/// view of the last column covers the other views. Creating a split view controller is reported
/// once as the issue `notModelled`.
@preconcurrency @MainActor open class UISplitViewController: ViewController {
  /// The controllers of the columns; only the last controller is visible.
  public final var viewControllers: [ViewController] = [] {
    didSet {
      for old in oldValue where !viewControllers.contains(where: { $0 === old }) { release(old) }
      if isViewLoaded { showColumns() }
    }
  }

  /// Creates a container without columns.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    worldToReport.reportOnce(
      "UISplitViewController", "A split view controller shows only its last column.",
      advice: "Test the controllers of the columns by themselves.")
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Adds the controllers of the columns as children.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showColumns()
  }

  /// Replaces all columns after the first column by the controller `vc`.
  open override func showDetailViewController(_ vc: ViewController, sender: Any?) {
    viewControllers = Array(viewControllers.prefix(1)) + [vc]
  }

  private func showColumns() {
    for column in viewControllers where column.parent !== self { contain(column) }
  }
}
