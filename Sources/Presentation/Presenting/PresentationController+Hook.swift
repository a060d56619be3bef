extension PresentationController {
  /// A method of a presentation controller that is called during a transition or a layout.
  ///
  /// The trace records each call with one of these cases.
  package enum Hook: Hashable, Sendable {
    case presentationWillBegin
    case presentationDidEnd(Bool)
    case dismissalWillBegin
    case dismissalDidEnd(Bool)
    case containerViewWillLayoutSubviews
    case containerViewDidLayoutSubviews
    case preferredContentSizeDidChange
  }

  final func hook(_ hook: Hook) {
    let manager = manager
    presentedViewController.record(.hook(hook), as: .presentation)
    switch hook {
    case .presentationWillBegin: manager.presentationTransitionWillBegin()
    case .presentationDidEnd(let completed): manager.presentationTransitionDidEnd(completed)
    case .dismissalWillBegin: manager.dismissalTransitionWillBegin()
    case .dismissalDidEnd(let completed): manager.dismissalTransitionDidEnd(completed)
    case .containerViewWillLayoutSubviews: manager.containerViewWillLayoutSubviews()
    case .containerViewDidLayoutSubviews: manager.containerViewDidLayoutSubviews()
    case .preferredContentSizeDidChange:
      manager.preferredContentSizeDidChange(forChildContentContainer: presentedViewController)
    }
  }
}
