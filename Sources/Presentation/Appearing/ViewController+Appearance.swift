import PresentationLifecycle

/// The sender of an appearance event.
enum AppearanceSender {
  /// A presentation, a container, or a parent that appears.
  case relation
  /// A view that enters or leaves a window by itself (P-102).
  case view
  /// The app, between begin and end (P-94).
  case app
}

/// A controller performs the effects of its appearance, and passes its appearance on to the
/// controllers inside it.
extension ViewController {
  private func perform(_ effect: Appearance.Effect, animated: Bool) {
    switch effect {
    case .viewWillAppear:
      appearanceCallback(.viewWillAppear, animated)
      beganToAppear()
    case .viewIsAppearing: appearanceCallback(.viewIsAppearing, animated)
    case .viewDidAppear:
      appearanceCallback(.viewDidAppear, animated)
      parent?.endedAppearance(of: self)
    case .viewWillDisappear: appearanceCallback(.viewWillDisappear, animated)
    case .viewDidDisappear: appearanceCallback(.viewDidDisappear, animated)
    case .tellIsAppearing:
      appearanceCallback(.viewIsAppearing, animated)
      sendAppearance(.told, animated: nil)
    }
  }

  private func sendAppearance(_ event: Appearance.Event, animated: Bool?) {
    guard let world, let id = membership?.id else { return }
    world.send(event, animated: animated, to: Address(id)) { perform($0, animated: $1) }
  }

  /// Sends an appearance event to this controller, then to the visible ones inside it (P-34).
  ///
  /// A child that missed the will-callback of this direction gets it first (P-99). Every visible
  /// child disappears with its parent; of a container that shows one child at a time, only that
  /// child appears with it (C-18).
  ///
  /// An event that finds the controller elsewhere is not sent: what is in charge of the controller
  /// now has the last word, and then the views do (P-92a). A will-callback takes a view's place:
  /// its sender sends the did-callback, too.
  final func forwardAppearance(
    _ event: Appearance.Event, animated: Bool? = nil, from sender: AppearanceSender = .relation
  ) {
    guard let world else { return }
    guard sender == .app || expects(event) else { return world.reviews.add(self) }
    forEachVisible(where: { $0.shouldAutomaticallyForwardAppearanceMethods }) { visible in
      if visible !== self {
        guard visible.followsParent(in: event) else { return }
        visible.align(with: event, animated: animated)
        // Its own will-callback may have turned it round.
        guard visible.expects(event) else { return world.reviews.add(visible) }
      }
      // A DID goes with the WILL before it, which may have been another one (P-104).
      let isWill = event == .willAppear || event == .willDisappear
      if isWill, sender != .view, visible.isComing != (event == .willAppear) {
        world.commits.remove(event == .willAppear ? .entered : .left, of: visible)
      }
      visible.sendAppearance(event, animated: isWill ? animated : nil)
    }
  }

  /// Whether this controller is where an event expects it.
  ///
  /// A did-callback follows its will-callback, and a will-callback leads to an appearance that the
  /// controller does not have yet.
  private func expects(_ event: Appearance.Event) -> Bool {
    switch event {
    case .willAppear: appearance != .appeared
    case .didAppear: isComing
    case .willDisappear: appearance != .disappeared
    case .didDisappear: !isComing
    case .isAppearing, .told, .entered, .left: true
    }
  }

  /// Whether a child gets its parent's event: a callback of the parent may have turned it round,
  /// or brought the child there already.
  private func followsParent(in event: Appearance.Event) -> Bool {
    switch event {
    case .willAppear: appearance != .appeared && parent?.isComing != false
    // One that goes by itself is told by whoever makes it go.
    case .didAppear, .entered: appearance != .disappearing && parent?.isComing != false
    case .willDisappear: appearance != .disappeared && parent?.isComing != true
    case .didDisappear, .left: parent?.isComing != true
    case .isAppearing, .told: true
    }
  }

  private func align(with event: Appearance.Event, animated: Bool?) {
    let flag = animated ?? parent?.isAppearanceAnimated ?? false
    switch (event, appearance) {
    case (.didAppear, .disappeared), (.entered, .disappeared):
      sendAppearance(.willAppear, animated: flag)
    case (.didDisappear, .appeared), (.didDisappear, .appearing), (.left, .appeared):
      sendAppearance(.willDisappear, animated: flag)
    case (_, .disappeared), (_, .appearing), (_, .appeared), (_, .disappearing):
      break
    }
  }

  /// Sends the owed `viewIsAppearing`, as the layout of the view in a window begins (P-97).
  final func tellIsAppearing() { sendAppearance(.isAppearing, animated: nil) }

  /// Ends its appearance at once, where its container would not end it later.
  final func endAppearance(in container: ViewController) {
    guard container.isInCharge(of: self) else {
      world?.reviews.add(self)
      return
    }
    switch appearance {
    case .disappeared: return
    case .appearing, .appeared: forwardAppearance(.willDisappear)
    case .disappearing: break
    }
    forwardAppearance(.didDisappear)
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
    return world.hierarchy.isAppearanceAnimated(id)
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
