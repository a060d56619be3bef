import PresentationLifecycle

/// A stack whose controllers are on the stack of another navigation controller (C-21).
extension NavigationController {
  final var count: Int {
    if let host { return host.controllers(of: self).count }
    return stackID == nil ? early.count : fact { $0.count(of: $1) } ?? 0
  }

  /// The common stack of the ``host``; nil if there is no host, or if this is the common stack.
  ///
  /// A hosted stack becomes the common stack if a callback removes the first column of a split view
  /// controller.
  final var hostStack: NavigationController? {
    guard let stack = host?.commonStack, stack !== self else { return nil }
    return stack
  }

  /// The navigation controller that shows the controllers: this one, or that of the ``host``.
  final var showingStack: NavigationController { hostStack ?? self }

  /// The navigation controller that shows the controllers of this one; nil if no other one does.
  ///
  /// On a device, it contains this navigation controller.
  final var containingStack: NavigationController? {
    host?.shows(self) == true ? hostStack : nil
  }

  /// Takes the controllers of this stack back from the ``host``.
  ///
  /// Does nothing if `place`, which is about to contain this stack, is the host itself.
  final func leaveHost(for place: AnyObject? = nil) {
    guard let host, host !== place else { return }
    host.lose(self)
  }

  /// The controllers of this stack itself, without those that the ``host`` shows.
  package final var ownControllers: [ViewController] { held }

  /// Replaces the controllers of this stack itself, without animation.
  package final func setOwnControllers(_ controllers: [ViewController]) {
    operateHere(.set(controllers), animated: false)
  }

  final func operate(_ operation: StackOperation<ViewController>, animated: Bool) {
    guard let host else { return operateHere(operation, animated: animated) }
    let old = host.controllers(of: self)
    guard permits(operation, on: old), let change = operation.change(of: old) else { return }
    host.set(old.prefix(change.kept) + change.added, of: self, animated: animated)
  }

  /// Returns whether an operation is possible on the given controllers; raises an issue if it is
  /// not.
  final func permits(
    _ operation: StackOperation<ViewController>, on controllers: [ViewController]
  ) -> Bool {
    guard let mistake = operation.mistake({ controllers.contains($0) }) else { return true }
    let names = operation.elements.map(\.printed)
    worldToEnter.report(Issues.stack(mistake, printed, with: names), at: subject)
    return false
  }
}
