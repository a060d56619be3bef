import Foundation
public import Presentation

/// A bar with a field for the search text; a test types into ``searchTextField``.
///
/// The field fills the bar. The bar has no views for its buttons; a test taps the buttons with
/// ``tapCancel()`` and ``tapScope(_:)``.
@preconcurrency @MainActor open class UISearchBar: View {
  /// The field into which the user types the search text.
  public final let searchTextField = UISearchTextField()
  /// The delegate, which is called when the user edits the text or taps a button; not retained.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The search text.
  ///
  /// Setting the value does not call the delegate. If the bar belongs to a search controller and
  /// the text changes, setting the value calls the `searchResultsUpdater` (C-26).
  open var text: String? {
    get { searchTextField.text }
    set {
      let old = searchTextField.text
      searchTextField.text = newValue
      if searchTextField.text != old { onChange() }
    }
  }
  /// The text that the bar shows while the search text is empty; the value is stored but has no
  /// effect.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line of text above the field; the value is stored but has no effect.
  @exclusivity(unchecked) public var prompt: String?
  /// Whether the bar shows a cancel button; the value is stored but has no effect.
  open var showsCancelButton = false
  /// The titles of the scope buttons.
  ///
  /// Each button stands for one part of the content. If there are no buttons, the value is nil.
  @exclusivity(unchecked) open var scopeButtonTitles: [String]?
  /// The index of the selected title in ``scopeButtonTitles``.
  public final var selectedScopeButtonIndex = 0
  /// Whether the bar shows the scope buttons.
  ///
  /// The value is stored but has no effect.
  public final var showsScopeBar = false
  /// The style of the bar; the value is stored but has no effect.
  public final var searchBarStyle = Style.default
  /// Whether the user can edit the search text; the value is stored but has no effect.
  open var isEnabled = true
  /// The view above the simulated keyboard (`World.keyboardHeight`) while the user edits the text.
  open override var inputAccessoryView: View? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  private lazy var relay = FieldRelay(of: self)
  /// Ends the search of the search controller to which the bar belongs.
  final var onCancel: () -> Void = {}
  /// Calls the updater of the search controller to which the bar belongs.
  final var onChange: () -> Void = {}

  /// The style of a search bar; the raw values are the same as in UIKit.
  public enum Style: UInt, Hashable, Sendable {
    /// The usual style.
    case `default` = 0
    /// A bar with a background.
    case prominent = 1
    /// A bar without a background.
    case minimal = 2
  }

  /// Creates a search bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(searchTextField)
    searchTextField.delegate = relay
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
      }, for: .editingChanged)
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The size of the bar: 56 points high, without a width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height)
  }
  private static let height: CGFloat = 56

  /// Returns the given width and the height of the bar; a bar without a width is as wide as the
  /// screen.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : UIScreen.main.bounds.width
    return CGSize(width: width, height: Self.height)
  }

  /// Makes the field fill the bar.
  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = bounds
  }

  /// Shows or hides the cancel button, without an animation.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Shows or hides the scope buttons, without an animation.
  public final func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }

  // MARK: First responder

  /// Whether the field of the bar can become the first responder.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  /// Whether the field of the bar is the first responder.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Makes the field of the bar the first responder.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }

  /// Ends the editing of the text; the result is false if the delegate prevents it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }

  // MARK: Simulated taps

  /// Simulates a tap on the cancel button.
  ///
  /// The tap calls `searchBarCancelButtonClicked` of the delegate. If the bar belongs to a search
  /// controller, the tap then deletes the text and ends the search.
  ///
  /// The tap has no effect while a transition turns user interaction off (P-66a).
  public final func tapCancel() {
    guard !clientWorld.isIgnoringInteractionEvents else { return }
    clientWorld.use { delegate?.searchBarCancelButtonClicked(self) }
    onCancel()
  }

  /// Simulates a tap on a scope button, which selects the button and calls the delegate.
  ///
  /// If the bar belongs to a search controller, the tap then calls the `searchResultsUpdater`
  /// (C-26).
  ///
  /// The argument is the index of the button's title in ``scopeButtonTitles``. If no title has this
  /// index, the tap has no effect. The tap also has no effect while a transition turns user
  /// interaction off (P-66a).
  public final func tapScope(_ index: Int) {
    guard scopeButtonTitles?.indices.contains(index) == true,
      !clientWorld.isIgnoringInteractionEvents
    else { return }
    selectedScopeButtonIndex = index
    clientWorld.use {
      delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
      onChange()
    }
  }
}

/// The delegate of a search bar's field, which calls the delegate of the bar.
private final class FieldRelay: UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(of bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: replacementString)
      ?? true
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return true
  }
}
