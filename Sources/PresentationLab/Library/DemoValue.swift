import Observation
import Presentation

/// A model value that the program sets, and that a presenter shows as a presented controller.
@MainActor @Observable final class DemoValue {
  /// An item that is shown as a presented controller; the ID is the name of the controller.
  struct Item: Identifiable, Equatable, CustomStringConvertible {
    let id: String

    var description: String { id }
  }

  @ObservationIgnored let name: String
  /// The item that ``isOn`` sets, for presenters that are bound to a Bool.
  ///
  /// Nil if presenters are bound to the optional ``item`` instead.
  @ObservationIgnored let flagged: Item?
  /// Whether a presenter has overwritten a value that the program had set while the controller was
  /// being dismissed.
  @ObservationIgnored private(set) var isOverwritten = false
  @ObservationIgnored weak var presenter: (any AttachedPresenter)?
  @ObservationIgnored private var isNewer = false
  /// The dismissal during which the program wrote the value.
  @ObservationIgnored private weak var dismissal: AnyObject?
  private var stored: Item?

  init(_ name: String, flags item: String? = nil) {
    (self.name, flagged) = (name, item.map(Item.init))
  }

  /// The current item, which presenters read and write.
  var item: Item? {
    get { stored }
    set {
      // A later drag by the user may overwrite the value.
      if let running = shown?.transitionCoordinator, running !== dismissal { isNewer = false }
      if isNewer, newValue != stored { isOverwritten = true }
      stored = newValue
    }
  }

  /// Whether an item is set, for presenters that are bound to a Bool.
  var isOn: Bool {
    get { item != nil }
    set { item = newValue ? flagged : nil }
  }

  /// The value as traces print it.
  var text: String { flagged == nil ? item?.id ?? "nil" : "\(isOn)" }

  /// Sets the item with an ID, or no item; does nothing if the value does not change.
  ///
  /// This method simulates a write by the program. Presenters write ``item`` or ``isOn`` instead.
  func say(_ item: String?) {
    guard item != stored?.id else { return }
    isNewer = shown?.isBeingDismissed == true
    dismissal = isNewer ? shown?.transitionCoordinator : nil
    stored = item.map(Item.init)
  }

  private var shown: ViewController? { presenter?.shown as? ViewController }

  func toggle() { say(isOn ? nil : flagged?.id) }

  /// Records that a presenter creates a controller for the current item.
  func contentIsMade() { isNewer = false }
}
