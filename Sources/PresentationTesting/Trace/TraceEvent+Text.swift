import Presentation

/// How events read: flags print when true, and issues after an exclamation mark.
extension TraceEvent {
  func text(_ word: (Word) -> String) -> String {
    switch self {
    case .viewDidLoad: "viewDidLoad"
    case .callback(let callback, let animated): callback.rawValue + flag(animated)
    case .layout(let callback): callback.rawValue
    case .present(let presented, let animated, let fate):
      "present(\(word(presented))\(animated ? ", animated" : ""))\(fate.text(word))"
    case .dismiss(let animated, let fate):
      "dismiss\(animated ? "(animated)" : "()")\(fate.text(word))"
    case .completion(.present): "present completion"
    case .completion(.dismiss): "dismiss completion"
    case .query(let query, let answer): "\(query.text) -> \(answer.map(word) ?? "nil")"
    case .hook(let hook): hook.text
    case .animateTransition: "animateTransition"
    case .startInteractiveTransition: "startInteractiveTransition"
    case .adaptive(let message): message.rawValue
    case .note(let text): word(text)
    case .completeTransition(let completed): "completeTransition(\(completed))"
    case .animationEnded(let completed): "animationEnded(\(completed))"
    case .issue(let code, let message): "! \(code.rawValue): \(word(message))"
    case .stale: "late event, skipped"
    }
  }

  var isVerbose: Bool {
    switch self {
    case .layout, .hook(.containerViewWillLayoutSubviews), .hook(.containerViewDidLayoutSubviews),
      .hook(.preferredContentSizeDidChange), .stale:
      true
    case .viewDidLoad, .callback, .present, .dismiss, .completion, .query, .hook,
      .animateTransition, .startInteractiveTransition, .completeTransition, .animationEnded,
      .adaptive, .note, .issue:
      false
    }
  }

  private func flag(_ animated: Bool) -> String { animated ? "(animated)" : "" }
}

extension TraceEvent.Fate {
  func text(_ word: (Word) -> String) -> String {
    switch self {
    case .now: ""
    case .queued(let controller, let isDismissal):
      ", queued: \(word(controller)) is being \(isDismissal ? "dismissed" : "presented")"
    case .drained: ", from the queue"
    case .drainedDismissal(let presenter, let presented):
      ", from the queue -> \(word(presenter)) dismisses \(word(presented))"
    }
  }
}

extension TraceEvent.Query {
  var text: String {
    switch self {
    case .presentationController: "presentationController(forPresented)"
    case .presentAnimator: "animationController(forPresented)"
    case .dismissAnimator: "animationController(forDismissed)"
    case .presentInteractor: "interactionControllerForPresentation"
    case .dismissInteractor: "interactionControllerForDismissal"
    case .adaptiveStyle: "adaptivePresentationStyle"
    case .shouldDismiss: "presentationControllerShouldDismiss"
    }
  }
}

extension PresentationController.Hook {
  var text: String {
    switch self {
    case .presentationWillBegin: "presentationTransitionWillBegin"
    case .presentationDidEnd(let completed): "presentationTransitionDidEnd(\(completed))"
    case .dismissalWillBegin: "dismissalTransitionWillBegin"
    case .dismissalDidEnd(let completed): "dismissalTransitionDidEnd(\(completed))"
    case .containerViewWillLayoutSubviews: "containerViewWillLayoutSubviews"
    case .containerViewDidLayoutSubviews: "containerViewDidLayoutSubviews"
    case .preferredContentSizeDidChange: "preferredContentSizeDidChange"
    }
  }
}
