import Foundation
import PresentationMotion

/// The coordinator of one transition, which stores the blocks that the app has registered.
final class TransitionCoordinator: ViewControllerTransitionCoordinator, StatefulObject {
  private typealias Block = (any ViewControllerTransitionCoordinatorContext) -> Void

  private weak var transition: (any CoordinatedTransition)?
  private let world: World?
  /// A copy of the transition's properties, made before the completions are called; nil until then.
  private var ended: Facts?
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var hasRunAnimations: Bool
  /// Whether animations are accepted although the others have begun, see `acceptAnimations`.
  private var acceptsLateAnimations = false
  /// The container view at the end of the transition; not retained.
  private var lastContainer: Handle<View>?

  private struct Facts {
    let isAnimated: Bool
    let initiallyInteractive: Bool
    let percentComplete: CGFloat
    let isCancelled: Bool
    let isInterruptible: Bool
    let presentationStyle: ModalPresentationStyle
    let completionVelocity: CGFloat
    let completionCurve: View.AnimationCurve
  }

  init(for transition: any CoordinatedTransition, in world: World?, hasRunAnimations: Bool) {
    (self.transition, self.world) = (transition, world)
    self.hasRunAnimations = hasRunAnimations
  }

  var isAnimated: Bool { ended?.isAnimated ?? transition?.isAnimated ?? false }
  var initiallyInteractive: Bool {
    ended?.initiallyInteractive ?? transition?.beganInteractive ?? false
  }
  var isInteractive: Bool { transition?.isInteractive ?? false }
  var percentComplete: CGFloat { ended?.percentComplete ?? transition?.percentComplete ?? 0 }
  var isCancelled: Bool { ended?.isCancelled ?? transition?.transitionWasCancelled ?? false }
  var isInterruptible: Bool { ended?.isInterruptible ?? transition?.isInterruptible ?? false }
  var presentationStyle: ModalPresentationStyle {
    ended?.presentationStyle ?? transition?.presentationStyle ?? .none
  }
  var completionVelocity: CGFloat {
    ended?.completionVelocity ?? transition?.interactor?.completionSpeed ?? 1
  }
  var completionCurve: View.AnimationCurve {
    ended?.completionCurve ?? transition?.interactor?.completionCurve ?? .easeInOut
  }

  var containerView: View {
    if let made = transition?.madeContainerView ?? lastContainer?.object { return made }
    world?.reportOnce(
      "UIViewControllerTransitionCoordinatorContext.containerView",
      "A coordinator was asked for its containerView before the transition began, and returned an "
        + "empty view.",
      advice: "Read containerView in a block of animate(alongsideTransition:completion:).")
    return View("container")
  }

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
    if let completion { ended == nil ? completions.append(completion) : complete(late: completion) }
    guard let animation else { return true }
    guard !hasRunAnimations || acceptsLateAnimations && ended == nil else { return false }
    animations.append(animation)
    return true
  }

  /// Accepts animations during a call that is part of the layout at the transition's beginning, and
  /// runs them after the call.
  ///
  /// The first `viewWillAppear` of a presented stack's root is called in this layout (T-17). The
  /// root's view enters the window after the callback, and only views in a window are animated.
  func acceptAnimations(during call: () -> Void) {
    let outer = acceptsLateAnimations
    let context = transition as? TransitionContext
    acceptsLateAnimations = context?.isInFirstLayout == true
    call()
    acceptsLateAnimations = outer
    guard hasRunAnimations, hasAnimations, let context else { return }
    context.animateAlongside { [self] in drain(\.animations) }
    context.setOut()
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void
  ) {
    if ended == nil { interactionHandlers.append(handler) }
  }

  func runInteractionChanges() {
    for handler in interactionHandlers { handler(self) }
  }

  func describe(to state: inout StateWriter) {
    state.add("transition", any: transition)
    state.add("ended", any: ended)
    state.add("animations", animations.count)
    state.add("completions", completions.count)
    state.add("handlers", interactionHandlers.count)
    state.add("has run", hasRunAnimations)
  }

  var hasAnimations: Bool { !animations.isEmpty }

  /// Whether the coordinator is in its initial state: without blocks, and before the transition's
  /// end.
  ///
  /// If true, a description of the ``World`` omits the coordinator.
  var isUnused: Bool {
    ended == nil && animations.isEmpty && completions.isEmpty && interactionHandlers.isEmpty
  }

  /// Runs the animations that the app has registered.
  ///
  /// After this call, animations are accepted only in `acceptAnimations` (T-17, T-18).
  func runAnimations() {
    hasRunAnimations = true
    drain(\.animations)
  }

  /// Calls the completions that the app has registered.
  ///
  /// From the beginning of this call, the transition counts as ended (T-19, T-46).
  func runCompletions() {
    keepFacts()
    drain(\.completions)
  }

  /// Calls a completion later from the main queue, because the transition has already ended (T-46).
  private func complete(late completion: @escaping Block) {
    guard let world, !world.isEnded else { return }
    world.clock.async("completion") { [self, transition] in
      world.use { completion(self) }
      extendLifetime(transition)
    }
  }

  private func keepFacts() {
    guard ended == nil else { return }
    lastContainer = transition?.madeContainerView?.handle
    ended = Facts(
      isAnimated: isAnimated, initiallyInteractive: initiallyInteractive,
      percentComplete: percentComplete, isCancelled: isCancelled, isInterruptible: isInterruptible,
      presentationStyle: presentationStyle, completionVelocity: completionVelocity,
      completionCurve: completionCurve)
  }

  func end() {
    keepFacts()
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
