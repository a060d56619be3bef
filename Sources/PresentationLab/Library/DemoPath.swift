import Foundation
import Observation
import Presentation

/// An array of values (a path), and a stack that shows a controller for each value.
@MainActor @Observable final class DemoPath {
  /// A controller that shows one value of the path.
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

  /// The first of the names Rome, Forum and Arch that is not in the path; nil if all are in the
  /// path.
  var freshName: String? { ["Rome", "Forum", "Arch"].first { !values.contains($0) } }

  /// Whether a push, a pop or another request waits for the end of a transition.
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

  /// Attaches a presenter that makes the stack follow the path.
  ///
  /// For the implementation `naivePath`, the presenter is a `NaivePathPresenter`. For all others,
  /// the presenter is the package's own.
  func follow(_ implementation: Implementation) {
    if implementation == .naivePath {
      stack.presenterAttach(NaivePathPresenter(self, root: root))
    } else {
      stack.push(path: \.values, of: self) { Page($0) }
    }
  }
}
