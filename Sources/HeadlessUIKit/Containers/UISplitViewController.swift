public import Foundation
public import Presentation

/// A container of columns, which shows the last controller as a plain container does; columns are
/// reported once (`notModelled`).
@preconcurrency @MainActor open class UISplitViewController: ViewController {
  /// The controllers of the columns; the last one is shown.
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
      "UISplitViewController", "A split view controller has no columns; it shows its last one.",
      advice: "Test the controllers of the columns by themselves.")
  }

  /// Not supported: there are no archives without a screen.
  ///
  /// Answers nil.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Contains the controllers of the columns.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showColumns()
  }

  /// Puts a controller in the place of the last one.
  open override func showDetailViewController(_ vc: ViewController, sender: Any?) {
    viewControllers = Array(viewControllers.prefix(1)) + [vc]
  }

  private func showColumns() {
    for column in viewControllers where column.parent !== self { contain(column) }
  }
}
