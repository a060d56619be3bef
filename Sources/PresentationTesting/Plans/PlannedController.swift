import Presentation

/// A controller of a plan: it does what the plan says inside its callbacks.
final class PlannedController: ViewController {
  private var scripts: [PlanCallback.Moment: [() -> Void]] = [:]
  private var adaptiveDelegate: PlannedDelegate?
  /// The context of the last transition that one of the plan's own animators was given.
  private(set) var context: (any ViewControllerContextTransitioning)?

  convenience init(_ planned: PlanController, hasHooks: Bool) {
    self.init(planned.name)
    if let style = planned.style { modalPresentationStyle = style.modalPresentationStyle }
    isModalInPresentation = planned.isModal
    definesPresentationContext = planned.definesContext
    adaptiveDelegate = planned.userMayDismiss.map { PlannedDelegate(of: self, mayDismiss: $0) }
    let presenting = planned.animator.map(animator)
    let dismissing = planned.dismissAnimator.map(animator) ?? presenting
    let hasAnimator = presenting != nil || dismissing != nil
    let isPresentedByPlan = hasHooks || planned.removesPresenter || planned.forwardsWillDismiss
    guard hasAnimator || isPresentedByPlan else { return }
    let style = modalPresentationStyle
    customTransition = PlannedTransition(
      presenting: presenting, dismissing: dismissing,
      presentation: isPresentedByPlan ? planned : nil)
    modalPresentationStyle = style
  }

  private func animator(_ plan: PlanAnimator) -> PlannedAnimator {
    PlannedAnimator(plan) { [weak self] context in self?.context = context }
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
    context = nil
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
