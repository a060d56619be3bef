import Foundation
import Observation
import Presentation

/// A path that is the model of a scenario, and the stack that shows the path.
@MainActor @Observable final class DemoPath {
  /// A controller that stores the value that it shows.
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

  /// The values of the controllers above the root of the stack.
  var shown: [String] { stack.viewControllers.compactMap { ($0 as? Page)?.value } }

  /// The first of three names that the path does not contain; nil if it contains all three.
  var freshName: String? { ["Rome", "Forum", "Arch"].first { !values.contains($0) } }

  /// Whether a stack operation is waiting, or a request is waiting for a transition to end.
  var hasRequestsWaiting: Bool {
    stack.hasOperationsWaiting
      || stack.world?.runningTransitions.contains { $0.waitingRequests > 0 } == true
  }

  /// Whether the path can be replaced by its first value and a new value.
  var mayReplace: Bool { freshName != nil && !values.isEmpty }

  func append() {
    if let freshName { values.append(freshName) }
  }

  func replace() {
    if let freshName, let first = values.first { values = [first, freshName] }
  }

  /// Attaches the presenter that a `Craft` names; the presenter makes the stack follow the path.
  func follow(_ craft: Craft) {
    if craft == .naivePath {
      stack.presenterAttach(NaivePathPresenter(self, root: root))
    } else {
      stack.push(path: \.values, of: self) { Page($0) }
    }
  }
}
