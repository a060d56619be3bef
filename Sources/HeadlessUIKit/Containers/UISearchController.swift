public import Foundation
public import Presentation

/// A controller with a search field and search results.
///
/// The appearance of the search is not modeled. Creating a search controller is reported once as
/// the issue `notModelled`.
@preconcurrency @MainActor open class UISearchController: ViewController {
  /// The controller that shows the results; nil if the presenting controller shows the results.
  public final let searchResultsController: ViewController?
  /// The object that is called when editing of the search text begins, and when the text has
  /// changed; not retained.
  public final weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is called when the search begins and ends; not retained.
  public final weak var delegate: (any UISearchControllerDelegate)?
  /// The bar with the field for the search text.
  public final let searchBar = UISearchBar(frame: .zero)
  /// The field into which the user types the search text.
  public final var searchTextField: UITextField { searchBar.searchTextField }
  /// Whether the search controller is presented.
  ///
  /// Setting the value to true presents the search controller from ``source``. Setting the value to
  /// false deletes the search text, calls ``searchResultsUpdater``, and dismisses the search
  /// controller.
  public final var isActive: Bool {
    get { presentingViewController != nil }
    set {
      guard newValue != isActive else { return }
      newValue ? source?.present(self, animated: true) : endSearch()
    }
  }
  /// The controller that presents the search controller when ``isActive`` is set to true; not
  /// retained.
  ///
  /// If the value is nil, setting ``isActive`` to true has no effect.
  public final weak var source: ViewController?
  /// Whether the searched content is dimmed; the value is stored but has no effect.
  public final var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar is hidden while the search controller is presented; the value is
  /// stored but has no effect.
  public final var hidesNavigationBarDuringPresentation = true

  /// Creates a search controller; pass nil if the presenting controller shows the search results.
  public init(searchResultsController: ViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    worldToReport.reportOnce(
      "UISearchController", "A search controller is presented as a plain controller.",
      advice: "Type into its searchTextField, and look at the results.")
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.updateResults() },
      for: [.editingDidBegin, .editingChanged])
    searchBar.onCancel = { [weak self] in self?.endSearch() }
  }

  private func updateResults() { searchResultsUpdater?.updateSearchResults(for: self) }

  private func endSearch() {
    searchBar.text = nil
    updateResults()
    searchTextField.resignFirstResponder()
    dismiss(animated: true)
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Adds the search bar, and adds ``searchResultsController`` as a child if it is not nil.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(searchBar)
    if let searchResultsController { contain(searchResultsController) }
  }

  /// Calls the delegate if the search controller is being presented.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isBeingPresented { delegate?.willPresentSearchController(self) }
  }

  /// Calls the delegate if the search controller is being presented.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isBeingPresented { delegate?.didPresentSearchController(self) }
  }

  /// Calls the delegate if the search controller is being dismissed.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed { delegate?.willDismissSearchController(self) }
  }

  /// Calls the delegate if the search controller is being dismissed.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.didDismissSearchController(self) }
  }
}
