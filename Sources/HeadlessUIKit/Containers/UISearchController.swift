public import Foundation
public import Presentation

/// A controller for searching, presented as a plain controller; its looks are reported once
/// (`notModelled`).
@preconcurrency @MainActor open class UISearchController: ViewController {
  /// The controller that shows what was found.
  public final let searchResultsController: ViewController?
  /// The object that is called when the text has changed; not retained.
  public final weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The field that the user types into.
  public final let searchTextField = UITextField()
  /// Whether the search is presented; setting it presents or dismisses.
  public final var isActive: Bool {
    get { presentingViewController != nil }
    set {
      guard newValue != isActive else { return }
      newValue ? source?.present(self, animated: true) : dismiss(animated: true)
    }
  }
  /// The controller that presents the search.
  public final weak var source: ViewController?
  /// Whether what is searched is dimmed; kept.
  public final var obscuresBackgroundDuringPresentation = true
  /// Whether the bar of the stack is hidden; kept.
  public final var hidesNavigationBarDuringPresentation = true

  /// Creates a controller that shows what was found in another one; nil for the one below.
  public init(searchResultsController: ViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    worldToReport.reportOnce(
      "UISearchController", "A search controller is presented as a plain controller.",
      advice: "Type into its searchTextField, and look at the results.")
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        searchResultsUpdater?.updateSearchResults(for: self)
      }, for: .editingChanged)
  }

  /// Not supported: there are no archives without a screen.
  ///
  /// Answers nil.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Contains the controller of the results.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(searchTextField)
    if let searchResultsController { contain(searchResultsController) }
  }
}
