import Observation
import Presentation

/// A value of a scenario's model, which a presenter shows and the program writes.
@MainActor @Observable final class DemoValue {
  /// An item that a presenter shows: a screen of this name.
  struct Item: Identifiable, Equatable, CustomStringConvertible {
    let id: String

    var description: String { id }
  }

  @ObservationIgnored let name: String
  /// The only item of a value that is true while that is there; nil for others.
  @ObservationIgnored let flagged: Item?
  /// Whether a presenter has written over what the program had said after the dismissal began.
  @ObservationIgnored private(set) var isOverwritten = false
  @ObservationIgnored weak var presenter: (any AttachedPresenter)?
  @ObservationIgnored private var isNewer = false
  private var stored: Item?

  init(_ name: String, flags item: String? = nil) {
    (self.name, flagged) = (name, item.map(Item.init))
  }

  /// The item, as presenters read and write it.
  var item: Item? {
    get { stored }
    set {
      if isNewer, newValue != stored { isOverwritten = true }
      stored = newValue
    }
  }

  /// Whether there is an item, as presenters of a flag read and write it.
  var isOn: Bool {
    get { item != nil }
    set { item = newValue ? flagged : nil }
  }

  /// The value as traces print it.
  var text: String { flagged == nil ? item?.id ?? "nil" : "\(isOn)" }

  /// The program says something, unless it repeats itself.
  func say(_ item: String?) {
    guard item != stored?.id else { return }
    isNewer = (presenter?.shown as? ViewController)?.isBeingDismissed == true
    stored = item.map(Item.init)
  }

  func toggle() { say(isOn ? nil : flagged?.id) }

  /// Called when a content is made for the item.
  func contentIsMade() { isNewer = false }
}
