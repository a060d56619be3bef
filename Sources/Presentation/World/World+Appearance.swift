import PresentationLifecycle

/// What sends an appearance event.
enum AppearanceSender {
  /// A presentation, a container, or a parent that appears.
  case relation
  /// A view that enters or leaves a window by itself (P-102).
  case view
  /// The app, between begin and end (P-94).
  case app
}

extension World {
  func perform(_ effect: Appearance.Effect, _ id: ControllerID, animated: Bool) {
    guard let controller = controller(id) else { return }
    switch effect {
    case .viewWillAppear:
      controller.appearanceCallback(.viewWillAppear, animated)
      controller.beganToAppear()
    case .viewIsAppearing: controller.appearanceCallback(.viewIsAppearing, animated)
    case .viewDidAppear:
      controller.appearanceCallback(.viewDidAppear, animated)
      controller.parent?.endedAppearance(of: controller)
    case .viewWillDisappear: controller.appearanceCallback(.viewWillDisappear, animated)
    case .viewDidDisappear: controller.appearanceCallback(.viewDidDisappear, animated)
    case .tellIsAppearing:
      controller.appearanceCallback(.viewIsAppearing, animated)
      send(.appearance(id, .told, animated: nil))
    }
  }

  /// Sends an appearance event to a controller, then to the visible ones inside it (P-34).
  ///
  /// A child that missed the WILL of this direction gets it first (P-99). Whatever is inside goes
  /// along; of a container that shows one at a time, that one alone comes along (C-18).
  ///
  /// An event that finds the controller elsewhere is not sent: what is in charge of the controller
  /// now has the last word, and then the views do (P-92a).
  ///
  /// A will-callback takes a view's place: its sender sends the did-callback, too.
  func forward(
    _ event: Appearance.Event, to controller: ViewController, animated: Bool? = nil,
    from sender: AppearanceSender = .relation
  ) {
    guard sender == .app || expects(controller, event) else { return review(controller) }
    controller.forEachVisible(where: { $0.shouldAutomaticallyForwardAppearanceMethods }) {
      visible in
      guard let id = visible.membership?.id else { return }
      if visible !== controller {
        guard follows(visible, event) else { return }
        align(visible, id, with: event, animated: animated)
      }
      // A DID goes with the WILL before it, which may have been another one (P-104).
      let isWill = event == .willAppear || event == .willDisappear
      if isWill, sender != .view, visible.isComing != (event == .willAppear) {
        commits.remove(event == .willAppear ? .entered : .left, of: visible)
      }
      send(.appearance(id, event, animated: isWill ? animated : nil))
    }
  }

  /// Whether a controller is where an event expects it: a did-callback follows its will-callback,
  /// and a will-callback turns to where the controller neither is nor goes.
  private func expects(_ controller: ViewController, _ event: Appearance.Event) -> Bool {
    switch event {
    case .willAppear: controller.appearance != .appeared
    case .didAppear: controller.isComing
    case .willDisappear: controller.appearance != .disappeared
    case .didDisappear: !controller.isComing
    case .isAppearing, .told, .entered, .left: true
    }
  }

  /// Whether a child goes where its parent goes: a callback of the parent may have turned it round,
  /// or brought the child there already.
  private func follows(_ child: ViewController, _ event: Appearance.Event) -> Bool {
    switch event {
    case .willAppear: child.appearance != .appeared && child.parent?.isComing != false
    // One that goes by itself is told by whoever makes it go.
    case .didAppear, .entered:
      child.appearance != .disappearing && child.parent?.isComing != false
    case .willDisappear: child.appearance != .disappeared && child.parent?.isComing != true
    case .didDisappear, .left: child.parent?.isComing != true
    case .isAppearing, .told: true
    }
  }

  private func align(
    _ child: ViewController, _ id: ControllerID, with event: Appearance.Event, animated: Bool?
  ) {
    let flag = animated ?? child.parent?.isAppearanceAnimated ?? false
    switch (event, child.appearance) {
    case (.didAppear, .disappeared), (.entered, .disappeared):
      send(.appearance(id, .willAppear, animated: flag))
    case (.didDisappear, .appeared), (.didDisappear, .appearing), (.left, .appeared):
      send(.appearance(id, .willDisappear, animated: flag))
    case (_, .disappeared), (_, .appearing), (_, .appeared), (_, .disappearing):
      break
    }
  }

  /// The layout of a view in a window begins: the owed `viewIsAppearing` comes first (P-97).
  func tellIsAppearing(_ controller: ViewController) {
    guard let id = controller.membership?.id else { return }
    send(.appearance(id, .isAppearing, animated: nil))
  }
}

extension ViewController {
  /// Whether its appearance has begun and not ended.
  final var isAppearing: Bool { if case .appearing = appearance { true } else { false } }

  /// Whether it appears, or has appeared.
  final var isComing: Bool {
    switch appearance {
    case .appearing, .appeared: true
    case .disappearing, .disappeared: false
    }
  }

  final var isAppearanceAnimated: Bool {
    guard let world, let id = membership?.id else { return false }
    return world.ledger.isAppearanceAnimated(id)
  }

  func appearanceCallback(_ callback: Callback, _ animated: Bool) {
    record(.callback(callback, animated: animated))
    switch callback {
    case .viewWillAppear: viewWillAppear(animated)
    case .viewIsAppearing: viewIsAppearing(animated)
    case .viewDidAppear: viewDidAppear(animated)
    case .viewWillDisappear: viewWillDisappear(animated)
    case .viewDidDisappear: viewDidDisappear(animated)
    }
  }

  func layOutCallback(_ callback: LayoutCallback) {
    record(.layout(callback))
    switch callback {
    case .viewWillLayoutSubviews: viewWillLayoutSubviews()
    case .viewDidLayoutSubviews: viewDidLayoutSubviews()
    }
  }
}
