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
    case .runRest:
      transitions[id]?.runRest()
      send(.interaction(id, .released))
    case .takeHold:
      transitions[id]?.takeHold()
      send(.interaction(id, .held))
    }
  }

  func perform(_ effect: ManualAppearance.Effect, _ id: ControllerID) {
    guard let controller = controller(id) else { return }
    let animated = controller.manualAnimated
    switch effect {
    case .willAppear: forward(.willAppear, to: controller, animated: animated, from: .app)
    // A parent may have turned it round meanwhile, and brought that to its end.
    case .didAppear: if controller.isAppearing { forward(.didAppear, to: controller) }
    case .willDisappear:
      forward(.willDisappear, to: controller, animated: animated, from: .app)
    case .didDisappear:
      if controller.appearance == .disappearing { forward(.didDisappear, to: controller) }
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
