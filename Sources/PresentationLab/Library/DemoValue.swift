import Observation
import Presentation

/// A value in a scenario's model that the program writes and a presenter shows.
@MainActor @Observable final class DemoValue {
  /// An item that a presenter shows; the item's ID is the name of the screen.
  struct Item: Identifiable, Equatable, CustomStringConvertible {
    let id: String

    var description: String { id }
  }

  @ObservationIgnored let name: String
  /// If the value is a Bool, the item that stands for true; otherwise nil.
  @ObservationIgnored let flagged: Item?
  /// Whether a presenter has overwritten a value that the program wrote during a dismissal.
  @ObservationIgnored private(set) var isOverwritten = false
  @ObservationIgnored weak var presenter: (any AttachedPresenter)?
  @ObservationIgnored private var isNewer = false
  private var stored: Item?

  init(_ name: String, flags item: String? = nil) {
    (self.name, flagged) = (name, item.map(Item.init))
  }

  /// The current item, which presenters read and write.
  var item: Item? {
    get { stored }
    set {
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

  /// Writes an item as the program, unless this item is already set.
  func say(_ item: String?) {
    guard item != stored?.id else { return }
    isNewer = (presenter?.shown as? ViewController)?.isBeingDismissed == true
    stored = item.map(Item.init)
  }

  func toggle() { say(isOn ? nil : flagged?.id) }

  /// Notes that a presenter creates content for the current item.
  func contentIsMade() { isNewer = false }
}
