import PresentationLifecycle

extension World {
  func perform(_ effect: Interaction.Effect, _ id: TransitionID) {
    switch effect {
    case .markInteractive: ledger.apply(.interactive(id, true))
    case .unmarkInteractive: ledger.apply(.interactive(id, false))
    case .markCancelled: ledger.apply(.cancelled(id, true))
    case .unmarkCancelled: ledger.apply(.cancelled(id, false))
    case .takePercent: transitions[id]?.takePercent()
    case .tellInteractionChange: transitions[id]?.runInteractionChanges()
    case .runRest: transitions[id]?.runRest()
    }
  }

  func perform(_ effect: ManualAppearance.Effect, _ id: ControllerID) {
    guard let controller = controller(id) else { return }
    let animated = controller.manualAnimated
    switch effect {
    case .willAppear: forward(.willAppear, to: controller, animated: animated)
    case .didAppear: forward(.didAppear, to: controller)
    case .willDisappear: forward(.willDisappear, to: controller, animated: animated)
    case .didDisappear: forward(.didDisappear, to: controller)
    case .reportUnbalanced:
      report(Issues.unbalancedAppearance(controller.printed), at: controller.subject)
    case .attemptDelivery:
      switch controller.appearance {
      case .appearing: forward(.didAppear, to: controller)
      case .disappearing: forward(.didDisappear, to: controller)
      case .disappeared, .appeared: break
      }
    }
  }
}
