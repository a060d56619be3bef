import Foundation
import PresentationMotion

/// Keeps the blocks that others registered beside one transition.
final class TransitionCoordinator: ViewControllerTransitionCoordinator {
  private typealias Block = (any ViewControllerTransitionCoordinatorContext) -> Void

  private weak var transition: (any CoordinatedTransition)?
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var hasRunAnimations: Bool

  init(for transition: any CoordinatedTransition, hasRunAnimations: Bool) {
    self.transition = transition
    self.hasRunAnimations = hasRunAnimations
  }

  var isAnimated: Bool { transition?.isAnimated ?? false }
  var initiallyInteractive: Bool { transition?.beganInteractive ?? false }
  var isInteractive: Bool { transition?.isInteractive ?? false }
  var percentComplete: CGFloat { transition?.percentComplete ?? 0 }
  var isCancelled: Bool { transition?.transitionWasCancelled ?? false }
  var containerView: View? { transition?.madeContainerView }

  var targetTransform: CGAffineTransform { transition?.targetTransform ?? .identity }

  var transitionDuration: TimeInterval { transition?.duration ?? 0 }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    transition?.viewController(forKey: key)
  }

  func view(forKey key: TransitionContextViewKey) -> View? {
    transition?.view(forKey: key)
  }

  @discardableResult func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    guard !hasRunAnimations else { return false }
    animations.append(animation)
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append(handler)
  }

  func runInteractionChanges() {
    for handler in interactionHandlers { handler(self) }
  }

  /// Runs what is registered, and what is registered meanwhile (T-18).
  func runAnimations() {
    drain(\.animations)
    hasRunAnimations = true
  }

  /// Delivers what is registered, and what is registered meanwhile (T-19).
  func runCompletions() {
    drain(\.completions)
  }

  func end() {
    animations.removeAll()
    completions.removeAll()
    interactionHandlers.removeAll()
  }

  private func drain(_ blocks: ReferenceWritableKeyPath<TransitionCoordinator, [Block]>) {
    while !self[keyPath: blocks].isEmpty {
      self[keyPath: blocks].removeFirst()(self)
    }
  }
}
