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
    presentedViewController.record(.hook(hook), as: .presentation)
    switch hook {
    case .presentationWillBegin: presentationTransitionWillBegin()
    case .presentationDidEnd(let completed): presentationTransitionDidEnd(completed)
    case .dismissalWillBegin: dismissalTransitionWillBegin()
    case .dismissalDidEnd(let completed): dismissalTransitionDidEnd(completed)
    case .containerViewWillLayoutSubviews: containerViewWillLayoutSubviews()
    case .containerViewDidLayoutSubviews: containerViewDidLayoutSubviews()
    case .preferredContentSizeDidChange:
      preferredContentSizeDidChange(forChildContentContainer: presentedViewController)
    }
  }
}
