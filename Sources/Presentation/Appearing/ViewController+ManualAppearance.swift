import PresentationLifecycle

extension ViewController {
  final func beginManualAppearance(_ isAppearing: Bool, animated: Bool) {
    let world = world ?? .current
    guard world.receives(self), let id = membership?.id else { return }
    if isAppearing { loadViewIfNeeded() }
    manualAnimated = animated
    world.use { sendManual(isAppearing ? .beginAppearing : .beginDisappearing, to: id, in: world) }
  }

  final func endManualAppearance() {
    let world = world ?? .current
    guard world.receives(self), let id = membership?.id else { return }
    world.use {
      sendManual(.end, to: id, in: world)
      world.reviews.look(in: world)
    }
  }

  private func sendManual(
    _ event: ManualAppearance.Event, to id: ControllerID, in world: World
  ) {
    var effects = world.effects(of: event, at: Address<ManualAppearance>(id))
    while let effect = effects.next(in: world) { perform(effect, in: world) }
  }

  private func perform(_ effect: ManualAppearance.Effect, in world: World) {
    switch effect {
    case .willAppear: forwardAppearance(.willAppear, animated: manualAnimated, from: .app)
    // Since the begin call, a parent may have reversed and ended the appearance of this controller.
    case .didAppear: if isAppearing { forwardAppearance(.didAppear) }
    case .willDisappear:
      forwardAppearance(.willDisappear, animated: manualAnimated, from: .app)
    case .didDisappear: if appearance == .disappearing { forwardAppearance(.didDisappear) }
    case .reportUnbalanced: world.report(Issues.unbalancedAppearance(printed), at: subject)
    case .attemptDelivery:
      switch appearance {
      case .appearing: forwardAppearance(.didAppear)
      case .disappearing: forwardAppearance(.didDisappear)
      case .disappeared, .appeared: break
      }
    }
  }
}
