import Foundation
import Observation
import Presentation

/// A path of a scenario's model, and the stack that shows it.
@MainActor @Observable final class DemoPath {
  /// A controller that knows its value.
  final class Page: ViewController {
    let value: String

    init(_ value: String) {
      self.value = value
      super.init(nibName: value, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  var values: [String] = []
  @ObservationIgnored let stack: NavigationController
  @ObservationIgnored private let root = ViewController("Albums")

  init() {
    stack = NavigationController(rootViewController: root)
  }

  /// The values in the stack, above its root.
  var shown: [String] { stack.viewControllers.compactMap { ($0 as? Page)?.value } }

  /// The first of three names that is not in the path; nil if it has all of them.
  var freshName: String? { ["Rome", "Forum", "Arch"].first { !values.contains($0) } }

  /// Whether a request waits for the stack or for a transition.
  var hasRequestsWaiting: Bool {
    stack.hasOperationsWaiting
      || stack.world?.runningTransitions.contains { $0.waitingRequests > 0 } == true
  }

  /// Whether the values can be replaced by the first of them and a fresh one.
  var mayReplace: Bool { freshName != nil && !values.isEmpty }

  func append() {
    if let freshName { values.append(freshName) }
  }

  func replace() {
    if let freshName, let first = values.first { values = [first, freshName] }
  }

  /// Keeps the stack equal to the path, with the presenter of a craft.
  func follow(_ craft: Craft) {
    if craft == .naivePath {
      stack.presenterAttach(NaivePathPresenter(self, root: root))
    } else {
      stack.push(path: \.values, of: self) { Page($0) }
    }
  }
}
