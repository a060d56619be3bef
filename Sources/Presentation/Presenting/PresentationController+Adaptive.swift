extension PresentationController {
  /// The adapted style; if there is none, the presented controller's own style.
  final var effectiveStyle: ModalPresentationStyle { adaptedStyle ?? presentationStyle }

  /// Whether the presentation is a sheet, which the user can drag away.
  ///
  /// True also for a sheet presentation controller that a transitioning delegate returns for the
  /// custom style.
  final var isSheet: Bool {
    effectiveStyle.isSheet || effectiveStyle == .custom && self is SheetPresentationController
  }

  /// Asks the delegate for an adapted style.
  ///
  /// Called once for each `present` (P-24, P-65b), and whenever the traits change (P-89).
  final func adapt(to traits: TraitCollection) {
    adaptedStyle =
      switch adaptivePresentationStyle(for: traits) {
      case .fullScreen: .fullScreen
      case .formSheet: .formSheet
      case .overFullScreen: .overFullScreen
      case .none: nil
      case .automatic, .pageSheet, .currentContext, .custom, .overCurrentContext, .popover:
        systemStyle(for: traits)
      }
  }

  /// Returns the style that the system chooses for a popover in a compact width; nil for all other
  /// presentations.
  final func systemStyle(for traits: TraitCollection) -> ModalPresentationStyle? {
    let isCompactPopover = presentationStyle == .popover && traits.horizontalSizeClass == .compact
    return isCompactPopover ? presentedViewController.compactPopoverStyle : nil
  }

  /// Returns the delegate's answer; nil if there is no delegate.
  final func answeredStyle(for traits: TraitCollection) -> ModalPresentationStyle? {
    guard let delegate else { return nil }
    let answer = toldStyle {
      delegate.adaptivePresentationStyle(for: self, traitCollection: traits)
    }
    guard isUnimplemented, traits.horizontalSizeClass == .compact else { return answer }
    let compact = toldStyle { delegate.adaptivePresentationStyle(for: self) }
    return compact == .formSheet ? .automatic : compact
  }

  private func toldStyle(_ call: () -> ModalPresentationStyle) -> ModalPresentationStyle {
    told(call) {
      .query(
        .adaptiveStyle, answer: presentedViewController.world?.recorder.answer(named: "\($0)"))
    }
  }

  /// Returns the controller that must replace the presented controller, because the style has
  /// changed; nil if the presented controller stays (P-65d, P-65f).
  ///
  /// For an adapted style, the delegate is asked for the controller. If the delegate returns none,
  /// or the style is the presentation's own, it is the original controller.
  final func controllerForStyle() -> ViewController? {
    guard let style = adaptedStyle, style != presentationStyle, let delegate else {
      return original
    }
    isChoosing = true
    let answer = delegate.presentationController(
      self, viewControllerForAdaptivePresentationStyle: style)
    isChoosing = false
    let prepared = style.isSheet ? (self as? PopoverPresentationController)?.adaptiveSheet : nil
    delegate.presentationController(self, prepare: prepared ?? manager)
    let chosen = answer ?? original
    return chosen === presentedViewController ? nil : chosen
  }

  final func announceAdaptiveStyle(
    _ coordinator: @autoclosure () -> (any ViewControllerTransitionCoordinator)?
  ) {
    guard let delegate else { return }
    let style = adaptedStyle ?? ModalPresentationStyle.none
    told {
      delegate.presentationController(
        self, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator())
    } as: { _ in
      .adaptive(.willPresentWithAdaptiveStyle)
    }
  }

  /// Whether `isModalInPresentation` is true for the presented controller, for a visible controller
  /// inside it, or for a controller presented above it.
  ///
  /// If true, the user may not dismiss the presentation, and `presentationControllerShouldDismiss`
  /// is not called (P-65).
  final var isHeldByModal: Bool {
    var above: ViewController? = presentedViewController
    while let controller = above {
      if controller.holdsPresentation { return true }
      above = controller.presentedViewController
    }
    return false
  }

  /// Returns whether the user may dismiss the presentation.
  ///
  /// The result is the delegate's answer (P-60), or true if there is no delegate.
  final func asksUserMayDismiss() -> Bool {
    guard let delegate else { return true }
    let answer = told {
      delegate.presentationControllerShouldDismiss(self)
    } as: {
      .query(.shouldDismiss, answer: presentedViewController.world?.recorder.answer(named: "\($0)"))
    }
    guard let (popover, delegate) = olderPopoverDelegate else { return answer }
    return delegate.popoverPresentationControllerShouldDismissPopover(popover)
  }

  /// The popover and its delegate, if the style is `popover` and the delegate does not implement
  /// the method that was called last.
  private var olderPopoverDelegate:
    (PopoverPresentationController, any PopoverPresentationControllerDelegate)?
  {
    guard isUnimplemented, effectiveStyle == .popover,
      let popover = self as? PopoverPresentationController,
      let delegate = delegate as? any PopoverPresentationControllerDelegate
    else { return nil }
    return (popover, delegate)
  }

  final func tellWillDismiss() {
    tell(.presentationControllerWillDismiss) { $0.presentationControllerWillDismiss(self) }
  }

  final func tellDidDismiss() {
    tell(.presentationControllerDidDismiss) { $0.presentationControllerDidDismiss(self) }
    if let (popover, delegate) = olderPopoverDelegate {
      delegate.popoverPresentationControllerDidDismissPopover(popover)
    }
    (presentedViewController as? any UserDismissalObserving)?.userDidDismiss()
  }

  final func tellPrepareForPopover(_ popover: PopoverPresentationController) {
    tell(.prepareForPopoverPresentation) {
      guard let delegate = $0 as? any PopoverPresentationControllerDelegate else {
        return markUnimplemented()
      }
      delegate.prepareForPopoverPresentation(popover)
    }
  }

  package final func tellDidAttemptToDismiss() {
    tell(.presentationControllerDidAttemptToDismiss) {
      $0.presentationControllerDidAttemptToDismiss(self)
    }
  }

  private func tell(
    _ message: TraceEvent.Adaptive,
    _ body: (any AdaptivePresentationControllerDelegate) -> Void
  ) {
    guard let delegate else { return }
    told {
      body(delegate)
    } as: { _ in
      .adaptive(message)
    }
  }

  /// Records that the delegate does not implement the called method.
  ///
  /// The default implementations of the delegate's methods call this method.
  package final func markUnimplemented() { isUnimplemented = true }

  /// Calls an optional delegate method.
  ///
  /// If the delegate implements the method, the trace shows the call. The calls that the method
  /// makes follow in the trace.
  @discardableResult private func told<Answer>(
    _ call: () -> Answer, as event: (Answer) -> TraceEvent
  ) -> Answer {
    let place = presentedViewController.recordMark
    isUnimplemented = false
    let answer = call()
    if !isUnimplemented {
      presentedViewController.record(event(answer), as: .delegate, at: place)
    }
    return answer
  }
}

extension ViewController {
  /// Whether `isModalInPresentation` is true for this controller or for a visible controller inside
  /// it.
  fileprivate var holdsPresentation: Bool {
    isModalInPresentation || ownChildren.contains { shows($0) && $0.holdsPresentation }
  }
}
