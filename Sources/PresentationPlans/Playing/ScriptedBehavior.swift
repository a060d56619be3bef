package import Presentation
package import PresentationTesting
import PresentationTransitions

/// The behavior that a plan gives one of its controllers.
///
/// The behavior consists of steps inside callbacks and of animators for the controller's
/// transitions.
@MainActor package final class ScriptedBehavior: ControllerScript {
  package static let family = "Planned"

  private var scripts: [PlanCallback.Moment: [() -> Void]] = [:]
  private(set) var adaptiveDelegate: ScriptedAdaptiveDelegate?
  /// The delegate of a stack or a tab bar controller.
  ///
  /// It is stored here because the stack or tab bar controller does not retain its delegate.
  var containerDelegate: AnyObject?
  /// The animators of presentations (`coming`) and dismissals (`going`); nil for system animations.
  ///
  /// For a stack, `coming` animates pushes and `going` animates pops. For a tab bar controller,
  /// `coming` animates every selection.
  private(set) var coming: (any ViewControllerAnimatedTransitioning)?
  private(set) var going: (any ViewControllerAnimatedTransitioning)?
  /// The interaction controllers of presentations and dismissals; nil if no gesture drives them.
  private(set) var comingInteraction: PercentDrivenInteractiveTransition?
  private(set) var goingInteraction: PercentDrivenInteractiveTransition?
  /// The context of the last transition that ran with one of the plan's own animators.
  private(set) var context: (any ViewControllerContextTransitioning)?
  /// The ready-made transition of the controller's presentation; for a stack, of pushes and pops.
  private(set) var transition: ControllerTransition?
  /// The view that takes part in a card or photo transition of this controller.
  private(set) var matched: View?
  /// The object with which a gesture can drive a transition; nil if there is none.
  ///
  /// It is the drag of the ready-made transition, or else the interaction controller that the
  /// delegate returned last.
  var interaction: PercentDrivenInteractiveTransition?

  package init() {}

  /// Applies the plan's settings to the controller that has this behavior.
  func prepare(
    _ screen: some PlannedScreen, as planned: PlanController, hasHooks: Bool, views: PlannedViews
  ) {
    if let style = planned.style { screen.modalPresentationStyle = style.modalPresentationStyle }
    screen.isModalInPresentation = planned.isModal
    screen.hidesBottomBarWhenPushed = planned.hidesBar
    if let defines = planned.definesContext { screen.definesPresentationContext = defines }
    if planned.hidesBackButton { screen.navigationItem.hidesBackButton = true }
    adaptiveDelegate = planned.userMayDismiss.map { makeAdaptiveDelegate(mayDismiss: $0) }
    coming = planned.animator.map { animator($0, views) }
    going = planned.dismissAnimator.map { animator($0, views) } ?? coming
    comingInteraction = planned.animator?.makeInteraction()
    goingInteraction =
      planned.dismissAnimator == nil
      ? comingInteraction : planned.dismissAnimator?.makeInteraction()
    matched = planned.matched.flatMap { views[$0] }
    if let transition = planned.transition {
      self.transition = transition.make()
      interaction = self.transition?.drag
    }
    if planned.stack == nil, let transition {
      screen.customTransition = transition
      if let style = planned.style { screen.modalPresentationStyle = style.modalPresentationStyle }
      return
    }
    let isPresentedByPlan = hasHooks || planned.removesPresenter || planned.forwardsWillDismiss
    let isAnimated = isAnimating && planned.stack == nil && planned.tabs == nil
    guard isAnimated || isPresentedByPlan else { return }
    let style = screen.modalPresentationStyle
    screen.customTransition = makeTransitioningDelegate(
      isAnimated: isAnimated, presentation: isPresentedByPlan ? planned : nil)
    screen.modalPresentationStyle = style
  }

  /// Whether the plan animates transitions of the controller.
  var isAnimating: Bool { coming != nil || going != nil || transition != nil }

  private func animator(
    _ plan: PlanAnimator, _ views: PlannedViews
  ) -> any ViewControllerAnimatedTransitioning {
    let animator = PlannedAnimator(plan, views: views) { [weak self] context in
      self?.context = context
    }
    return plan.isInterruptible ? PlannedInterruptibleAnimator(animator) : animator
  }

  /// Runs `body` when the callback is called the next time.
  func whenCalled(_ moment: PlanCallback.Moment, _ body: @escaping () -> Void) {
    scripts[moment, default: []].append(body)
  }

  package func handle(_ callback: ScriptedCallback, of controller: ViewController) {
    switch callback {
    case .viewDidLoad: play(.viewDidLoad)
    case .appearance(let callback, _): play(callback.moment)
    case .viewDidLayoutSubviews, .willMove, .didMove: break
    }
  }

  func play(_ moment: PlanCallback.Moment) {
    for body in scripts.removeValue(forKey: moment) ?? [] { body() }
  }

  /// Removes the pending steps, and releases the objects of the last transition.
  func forget() {
    scripts.removeAll()
    (context, interaction) = (nil, nil)
  }
}

extension Callback {
  fileprivate var moment: PlanCallback.Moment {
    switch self {
    case .viewWillAppear: .viewWillAppear
    case .viewIsAppearing: .viewIsAppearing
    case .viewDidAppear: .viewDidAppear
    case .viewWillDisappear: .viewWillDisappear
    case .viewDidDisappear: .viewDidDisappear
    }
  }
}

extension PlanTransition {
  @MainActor fileprivate func make() -> ControllerTransition {
    let own = duration ?? kind.duration
    let seconds = (own ?? .zero) / .seconds(1)
    let made: ControllerTransition =
      switch kind {
      case .card: CardTransition(positionDuration: seconds, sizeDuration: seconds / 2)
      case .photoZoom: PhotoZoomTransition(duration: seconds)
      case .fade: FadeTransition(duration: seconds)
      case .slide: SlideTransition(duration: seconds)
      case .sheet: SheetTransition(detents: [.medium], duration: seconds)
      case .sideMenu: SideMenuTransition(duration: seconds)
      case .hero: hero(own, .standard)
      case .firstHero: hero(own, .firstVersion)
      }
    made.drag.wantsInteractiveStart = isInteractive
    return made
  }

  /// Creates a hero transition with a spring, or with Material's standard curve for a duration.
  @MainActor private func hero(_ duration: Duration?, _ policy: HeroPolicy) -> HeroTransition {
    guard let duration else { return HeroTransition(policy: policy) }
    let curve = CubicTimingParameters(
      controlPoint1: CGPoint(x: 0.4, y: 0), controlPoint2: CGPoint(x: 0.2, y: 1))
    return HeroTransition(
      duration: duration / .seconds(1), timingParameters: curve, policy: policy)
  }
}

extension PlanAnimator {
  /// Creates the interaction controller for the animator; nil if no gesture drives its transitions.
  @MainActor fileprivate func makeInteraction() -> PercentDrivenInteractiveTransition? {
    guard let steering else { return nil }
    let interaction = PercentDrivenInteractiveTransition()
    interaction.wantsInteractiveStart = steering == .fromTheStart
    interaction.completionSpeed = completionSpeed
    interaction.completionCurve = completionCurve.animationCurve
    return interaction
  }
}

extension PlanController.Style {
  fileprivate var modalPresentationStyle: ModalPresentationStyle {
    switch self {
    case .automatic: .automatic
    case .fullScreen: .fullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .currentContext: .currentContext
    case .custom: .custom
    case .overFullScreen: .overFullScreen
    case .overCurrentContext: .overCurrentContext
    case .popover: .popover
    }
  }
}
