import Presentation

/// A value of a scenario's model, which presenters show and the program writes.
@MainActor final class DemoValue {
  let name: String
  private(set) var item: String?
  /// Whether a presenter has written over what the program had said after the dismissal began.
  private(set) var isOverwritten = false
  var presenter: (any AttachedPresenter)?
  /// The only item of a value that is true while that is there; nil for others.
  let flagged: String?
  private var isNewer = false

  init(_ name: String, flags item: String? = nil) {
    (self.name, flagged) = (name, item)
  }

  /// The value as traces print it.
  var text: String { flagged == nil ? item ?? "nil" : "\(item != nil)" }

  func toggle() { say(item == nil ? flagged : nil) }

  /// The program says something; its presenter hears of it.
  func say(_ item: String?) {
    self.item = item
    isNewer = (presenter?.shown as? ViewController)?.isBeingDismissed == true
    presenter?.setNeedsUpdate()
  }

  /// A presenter tells what became of the content.
  func write(_ item: String?) {
    if isNewer, item != self.item { isOverwritten = true }
    self.item = item
  }
}
