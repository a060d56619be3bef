import Observation
import Presentation

/// A value in a scenario's model; the program writes it, and a presenter shows it.
@MainActor @Observable final class DemoValue {
  /// An item that a presenter shows; its ID is the name of the screen.
  struct Item: Identifiable, Equatable, CustomStringConvertible {
    let id: String

    var description: String { id }
  }

  @ObservationIgnored let name: String
  /// The only item of a Bool value, which is true while the item is set; nil for other values.
  @ObservationIgnored let flagged: Item?
  /// Whether a presenter has overwritten a value that the program wrote during the dismissal.
  @ObservationIgnored private(set) var isOverwritten = false
  @ObservationIgnored weak var presenter: (any AttachedPresenter)?
  @ObservationIgnored private var isNewer = false
  private var stored: Item?

  init(_ name: String, flags item: String? = nil) {
    (self.name, flagged) = (name, item.map(Item.init))
  }

  /// The item, for presenters that read and write it.
  var item: Item? {
    get { stored }
    set {
      if isNewer, newValue != stored { isOverwritten = true }
      stored = newValue
    }
  }

  /// Whether an item is set, for presenters of a Bool.
  var isOn: Bool {
    get { item != nil }
    set { item = newValue ? flagged : nil }
  }

  /// The value in the form of a trace.
  var text: String { flagged == nil ? item?.id ?? "nil" : "\(isOn)" }

  /// Writes an item on behalf of the program, unless the item is set already.
  func say(_ item: String?) {
    guard item != stored?.id else { return }
    isNewer = (presenter?.shown as? ViewController)?.isBeingDismissed == true
    stored = item.map(Item.init)
  }

  func toggle() { say(isOn ? nil : flagged?.id) }

  /// Notes that a presenter creates content for the current item.
  func contentIsMade() { isNewer = false }
}
