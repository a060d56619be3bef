import Presentation

/// A controller of a plan: it does what the plan says inside its callbacks.
final class PlannedController: ViewController {
  private var scripts: [PlanCallback.Moment: [() -> Void]] = [:]
  private var adaptiveDelegate: PlannedDelegate?
  /// The context of the last transition that one of the plan's own animators was given.
  private(set) var context: (any ViewControllerContextTransitioning)?
  /// What drives the last transition whose delegate was asked who does.
  private(set) var interaction: PercentDrivenInteractiveTransition?

  convenience init(_ planned: PlanController, hasHooks: Bool, views: PlannedViews) {
    self.init(planned.name)
    if let style = planned.style { modalPresentationStyle = style.modalPresentationStyle }
    isModalInPresentation = planned.isModal
    definesPresentationContext = planned.definesContext
    adaptiveDelegate = planned.userMayDismiss.map { PlannedDelegate(of: self, mayDismiss: $0) }
    let presenting = planned.animator.map { animator($0, views) }
    let dismissing = planned.dismissAnimator.map { animator($0, views) } ?? presenting
    let hasAnimator = presenting != nil || dismissing != nil
    let isPresentedByPlan = hasHooks || planned.removesPresenter || planned.forwardsWillDismiss
    guard hasAnimator || isPresentedByPlan else { return }
    let style = modalPresentationStyle
    let transition = PlannedTransition(
      presenting: presenting, dismissing: dismissing,
      presentation: isPresentedByPlan ? planned : nil)
    customTransition = driven(transition, as: planned) ?? transition
    modalPresentationStyle = style
  }

  private func animator(
    _ plan: PlanAnimator, _ views: PlannedViews
  ) -> any ViewControllerAnimatedTransitioning {
    let animator = PlannedAnimator(plan, views: views) { [weak self] context in
      self?.context = context
    }
    return plan.isInterruptible ? PlannedInterruptibleAnimator(animator) : animator
  }

  /// A delegate that also says who drives; nil if nobody ever does.
  private func driven(
    _ transition: PlannedTransition, as planned: PlanController
  ) -> PlannedInteractiveTransition? {
    let presenting = planned.animator?.makeInteraction()
    let dismissing =
      planned.dismissAnimator == nil ? presenting : planned.dismissAnimator?.makeInteraction()
    guard presenting != nil || dismissing != nil else { return nil }
    return PlannedInteractiveTransition(
      transition, presenting: presenting, dismissing: dismissing
    ) { [weak self] interaction in self?.interaction = interaction }
  }

  /// Gives the presentation that the next `present` begins its delegate.
  func prepareToBePresented() {
    if let adaptiveDelegate { presentationController?.delegate = adaptiveDelegate }
  }

  /// Runs `body` the next time the callback is delivered.
  func whenCalled(_ moment: PlanCallback.Moment, _ body: @escaping () -> Void) {
    scripts[moment, default: []].append(body)
  }

  /// Forgets what has not run, and lets go of the world's views.
  func forget() {
    scripts.removeAll()
    (context, interaction) = (nil, nil)
  }

  var planAppearance: PlanAppearance {
    switch appearance {
    case .disappeared: .disappeared
    case .appearing: .appearing
    case .appeared: .appeared
    case .disappearing: .disappearing
    }
  }

  func play(_ moment: PlanCallback.Moment) {
    for body in scripts.removeValue(forKey: moment) ?? [] { body() }
  }

  override func viewDidLoad() { play(.viewDidLoad) }
  override func viewWillAppear(_ animated: Bool) { play(.viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { play(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { play(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { play(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { play(.viewDidDisappear) }
}

extension PlanAnimator {
  /// What drives its transitions; nil if time alone does.
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
