public import Foundation
public import Presentation

/// A controller with a search field and search results.
///
/// The search begins when the user begins to edit the search text, or when ``isActive`` is set to
/// true: the search controller is presented. Touches that hit no search result reach the views
/// behind the search controller.
@preconcurrency @MainActor open class UISearchController: ViewController {
  /// The controller that shows the results; nil if the presenting controller shows the results.
  public final let searchResultsController: ViewController?
  /// The object that is called when editing of the search text begins, when the search text or the
  /// scope has changed, and when the search ends; not retained (C-26).
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is called when the search begins and ends; not retained.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The bar with the field for the search text.
  ///
  /// An override must return the same bar in every call.
  open var searchBar: UISearchBar { usualBar }
  private final lazy var usualBar = UISearchBar(frame: .zero)
  /// The field into which the user types the search text.
  public final var searchTextField: UITextField { searchBar.searchTextField }
  /// Whether the search controller is presented and the search is not ending.
  ///
  /// Setting the value to true presents the search controller from ``source``. Setting the value to
  /// false deletes the search text, calls ``searchResultsUpdater``, and dismisses the search
  /// controller. The value is false as soon as the search begins to end, so that the updater can
  /// tell the last call from the calls before (C-26).
  ///
  /// If the value is set to true while the search controller is being dismissed, the search
  /// controller is presented again after its dismissal.
  open var isActive: Bool {
    get { presentingViewController != nil && dismissal != .ends }
    set {
      guard newValue != isActive else { return }
      guard newValue else { return endSearch() }
      guard dismissal == .none else { return dismissal = .beginsAgain }
      delegate?.presentSearchController(self)
      if !isOrWillBePresented { presentFromSource() }
    }
  }
  /// The controller that presents the search controller when the search begins; not retained.
  ///
  /// By default, the value is the controller of the navigation item whose `searchController` this
  /// is. Without a navigation item, the value is the controller whose view or title view contains
  /// ``searchBar``.
  /// If the value is nil, setting ``isActive`` to true has no effect.
  public final var source: ViewController? {
    get { chosenSource ?? item?.controller ?? controllerAroundBar }
    set { chosenSource = newValue }
  }
  private weak var chosenSource: ViewController?
  private var dismissal = Dismissal.none

  /// The dismissal that was requested when the search ended, and that may still be waiting.
  private enum Dismissal {
    /// No dismissal was requested.
    case none
    /// The search has ended.
    case ends
    /// The search was begun again; the search controller is presented after its dismissal.
    case beginsAgain
  }

  /// The navigation item whose search controller this is.
  final weak var item: NavigationItem?
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
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.isActive = true }, for: .editingDidBegin)
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.updateResults() },
      for: [.editingDidBegin, .editingChanged])
    searchBar.onCancel = { [weak self] in self?.endSearch() }
    searchBar.onChange = { [weak self] in self?.updateResults() }
  }

  /// The controller whose view contains the search bar; for a bar in a navigation bar, the
  /// controller at the top of the stack, whose title view the bar is.
  private var controllerAroundBar: ViewController? {
    let controller = searchBar.nearestController
    if let stack = controller as? NavigationController, let top = stack.topViewController,
      searchBar.isDescendant(of: stack.navigationBar)
    {
      return top
    }
    return controller === self ? nil : controller
  }

  private func updateResults() {
    showOrHideResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Presents the search controller over the whole window, or inside of a source that defines a
  /// presentation context.
  private func presentFromSource() {
    guard let source else { return }
    let isInContext = source.definesPresentationContext
    modalPresentationStyle = isInContext ? .overCurrentContext : .overFullScreen
    source.present(self, animated: true)
  }

  /// Ends the search; does nothing if the search is already ending.
  ///
  /// The dismissal may wait for another transition. A second dismissal would then dismiss another
  /// controller.
  private func endSearch() {
    guard dismissal != .ends else { return }
    let isDismissed = dismissal == .beginsAgain
    dismissal = .ends
    searchTextField.text = nil
    updateResults()
    searchTextField.resignFirstResponder()
    guard !isDismissed else { return }
    guard let presentingViewController else { return dismissal = .none }
    presentingViewController.dismiss(animated: true) { [weak self] in self?.endDismissal() }
  }

  /// Presents the search controller again if the search was begun again during the dismissal.
  private func endDismissal() {
    let beginsAgain = dismissal == .beginsAgain
    dismissal = .none
    if beginsAgain { isActive = true }
  }

  /// Creates a search controller whose results the presenting controller shows.
  public convenience init() { self.init(searchResultsController: nil) }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Creates a view that lets touches through to the views behind it.
  open override func loadView() {
    view = SearchSpace(of: searchBar, frame: worldToReport.screenBounds)
  }

  /// Adds ``searchResultsController`` as a child if it is not nil, and adds the search bar if it is
  /// in no other view.
  ///
  /// The view with the results is hidden unless ``showsSearchResultsController`` is true.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if let searchResultsController { contain(searchResultsController) }
    showOrHideResults()
    guard searchBar.superview == nil else { return }
    searchBar.frame.size = searchBar.sizeThatFits(view.bounds.size)
    searchBar.autoresizingMask = .flexibleWidth
    view.addSubview(searchBar)
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
