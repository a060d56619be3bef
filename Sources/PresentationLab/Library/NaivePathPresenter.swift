import Presentation

/// A presenter that makes a stack follow a path, with a mistake that is common in apps.
///
/// The presenter assumes that no other code changes the stack. After a pop, the presenter writes to
/// the model even if the model has changed meanwhile.
@MainActor
final class NaivePathPresenter: AttachedPresenter, NavigationControllerDelegate {
  let name = "path"
  private let path: DemoPath
  private let root: ViewController
  private var pushed: [ViewController] = []
  private var known: [String] = []
  private var needsUpdate = false

  init(_ path: DemoPath, root: ViewController) {
    (self.path, self.root) = (path, root)
    path.stack.delegate = self
    setNeedsUpdate()
  }

  var shown: AnyObject? { path.stack.viewControllers.dropFirst().last }
  var isWanted: Bool { !path.values.isEmpty }
  var isBlocked: Bool { !path.stack.presenterIsOnScreen }

  func setNeedsUpdate() {
    if !needsUpdate { needsUpdate = path.stack.presenterSchedule(self) }
  }

  func update() {
    needsUpdate = false
    let values = observed {
      path.values
    } onChange: { [weak self] in
      self?.setNeedsUpdate()
    }
    guard values != known else { return }
    note(values, .program)
    let common = zip(values, known).prefix { $0 == $1 }.count
    pushed.removeSubrange(common...)
    for value in values[common...] { pushed.append(DemoPath.Page(value)) }
    known = values
    path.stack.presenterAct(for: self) {
      if common == values.count {
        path.stack.popToViewController(pushed.last ?? root, animated: true)
      } else {
        path.stack.setViewControllers([root] + pushed, animated: true)
      }
    }
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    let count = navigationController.viewControllers.count - 1
    guard count < pushed.count else { return }
    pushed.removeSubrange(count...)
    known = Array(path.values.prefix(count))
    path.values = known
    note(known, .program)
  }

  private func note(_ values: [String], _ cause: DismissalCause) {
    path.stack.presenterNote({ "= \(values) (\(cause.rawValue))" }, by: self)
  }
}
