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
  @ObservationIgnored private var freshNames = ["Arch", "Oslo", "Fjord"]

  init() {
    stack = NavigationController(rootViewController: root)
  }

  /// The values in the stack, above its root.
  var shown: [String] { stack.viewControllers.compactMap { ($0 as? Page)?.value } }

  /// A value that was not in the path yet; there are three.
  func freshName() -> String { freshNames.removeFirst() }

  /// Keeps the stack equal to the path, with the presenter of a craft.
  func follow(_ craft: Craft) {
    if craft == .naivePath {
      stack.presenterAttach(NaivePathPresenter(self, root: root))
    } else {
      stack.push(path: \.values, of: self) { Page($0) }
    }
  }
}
