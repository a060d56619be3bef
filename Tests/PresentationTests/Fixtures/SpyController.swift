import Presentation
import TestSupport

/// A controller that logs its callbacks and calls the closures that the test sets.
final class SpyController: ViewController {
  var log = Log()
  var removesForwarding = false
  var whenLoaded: (() -> Void)?
  var whenWillAppear: (() -> Void)?
  var whenIsAppearing: (() -> Void)?
  var whenDidAppear: (() -> Void)?
  var whenWillDisappear: (() -> Void)?
  var whenDidDisappear: (() -> Void)?
  var whenWillMove: ((ViewController?) -> Void)?

  convenience init(_ name: String, _ log: Log) {
    self.init(name)
    self.log = log
  }

  /// Creates a parent with two children; the first child's view is in the parent's view.
  static func family(
    _ log: Log
  ) -> (parent: SpyController, first: SpyController, second: SpyController) {
    let parent = SpyController("Parent", log)
    let (first, second) = (SpyController("First", log), SpyController("Second", log))
    for child in [first, second] {
      parent.addChild(child)
      child.didMove(toParent: parent)
    }
    parent.view.addSubview(first.view)
    return (parent, first, second)
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { !removesForwarding }

  private func note(_ event: String) { log.note("\(givenName ?? "") \(event)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    whenLoaded?()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear(\(animated))")
    whenWillAppear?()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    whenIsAppearing?()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear(\(animated))")
    whenDidAppear?()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear(\(animated))")
    whenWillDisappear?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear(\(animated))")
    whenDidDisappear?()
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    note("willMove(\(parent?.givenName ?? "nil"))")
    whenWillMove?(parent)
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    note("didMove(\(parent?.givenName ?? "nil"))")
  }
}
