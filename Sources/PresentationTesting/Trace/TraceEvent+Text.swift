import Presentation

/// The text of an event in a trace, such as `viewDidAppear(animated)`.
///
/// The word `animated` is printed only if the call is animated. A reported issue begins with an
/// exclamation mark.
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
    case .stack(let call, let animated, let fate):
      call.text(animated: animated, word) + fate.text(word)
    case .tabs(let call, let fate): call.text(word) + fate.text(word)
    case .didSelect(let tab): "didSelect(\(word(tab)))"
    case .willMove(let parent): "willMove(toParent: \(parent.map(word) ?? "nil"))"
    case .didMove(let parent): "didMove(toParent: \(parent.map(word) ?? "nil"))"
    case .willShow(let shown, let animated):
      "willShow(\(word(shown))\(animated ? ", animated" : ""))"
    case .didShow(let shown, let animated):
      "didShow(\(word(shown))\(animated ? ", animated" : ""))"
    case .completion(.present): "present completion"
    case .completion(.dismiss): "dismiss completion"
    case .query(let query, let answer): "\(query.text(word)) -> \(answer.map(word) ?? "nil")"
    case .hook(let hook): hook.text
    case .sizeTransition(let width, let height):
      "viewWillTransition(to: \(shortText(width)) x \(shortText(height)))"
    case .traitTransition(let traits):
      "willTransition(to: \(traits.horizontalSizeClass) x \(traits.verticalSizeClass))"
    case .animateTransition: "animateTransition"
    case .startInteractiveTransition: "startInteractiveTransition"
    case .adaptive(let message): message.rawValue
    case .note(let text): word(text)
    case .completeTransition(let completed): "completeTransition(\(completed))"
    case .animationEnded(let completed): "animationEnded(\(completed))"
    case .flight(let flight): flight.text
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
      .sizeTransition, .traitTransition, .adaptive, .note, .issue, .stack, .tabs, .didSelect,
      .willMove, .didMove, .willShow, .didShow, .flight:
      false
    }
  }

  private func flag(_ animated: Bool) -> String { animated ? "(animated)" : "" }
}

extension ViewFlight.Event {
  var text: String {
    switch self {
    case .starts(let from, let to, let isHeld):
      "starts \(shortText(from)) -> \(shortText(to))\(isHeld ? ", held" : "")"
    case .fades: "fades"
    case .reappears: "reappears"
    case .lands: "lands"
    case .returns(let place): "returns to \(shortText(place))"
    case .ends: "ends"
    }
  }
}

extension TraceEvent.Fate {
  func text(_ word: (Word) -> String) -> String {
    switch self {
    case .now: ""
    case .queued(let controller, let way):
      ", queued: \(word(controller)) is being \(way.rawValue)"
    case .queuedAgain(let controller, let way):
      ", from the queue\(Self.queued(behind: controller, way).text(word))"
    case .interrupting(let controller, let way):
      ", interrupts: \(word(controller)) is being \(way.rawValue)"
    case .drained: ", from the queue"
    case .drainedDismissal(let presenter, let presented):
      ", from the queue -> \(word(presenter)) dismisses \(word(presented))"
    }
  }
}

extension StackOperation where Element == Word {
  func text(animated: Bool, _ word: (Word) -> String) -> String {
    let flag = animated ? "animated" : ""
    func call(_ name: String, _ arguments: String) -> String {
      "\(name)(\([arguments, flag].filter { !$0.isEmpty }.joined(separator: ", ")))"
    }
    return switch self {
    case .push(let controller): call("push", word(controller))
    case .pop: call("pop", "")
    case .popTo(let controller): call("popTo", word(controller))
    case .popToRoot: call("popToRoot", "")
    case .set(let controllers):
      call("setViewControllers", "[\(controllers.map(word).joined(separator: ", "))]")
    }
  }
}

extension TraceEvent.TabsCall {
  func text(_ word: (Word) -> String) -> String {
    switch self {
    case .select(let tab): "select(\(word(tab)))"
    case .set(let tabs, let animated):
      "setViewControllers([" + tabs.map(word).joined(separator: ", ")
        + (animated ? "], animated)" : "])")
    }
  }
}

extension TraceEvent.Query {
  func text(_ word: (Word) -> String) -> String {
    switch self {
    case .presentationController: "presentationController(forPresented)"
    case .presentAnimator: "animationController(forPresented)"
    case .dismissAnimator: "animationController(forDismissed)"
    case .presentInteractor: "interactionControllerForPresentation"
    case .dismissInteractor: "interactionControllerForDismissal"
    case .adaptiveStyle: "adaptivePresentationStyle"
    case .shouldDismiss: "presentationControllerShouldDismiss"
    case .stackAnimator(let way, let old, let new):
      "animationControllerFor(\(way), from: \(word(old)), to: \(word(new)))"
    case .stackInteractor, .tabInteractor: "interactionControllerFor"
    case .tabAnimator(let old, let new):
      "animationControllerForTransition(from: \(word(old)), to: \(word(new)))"
    case .shouldSelect(let tab): "shouldSelect(\(word(tab)))"
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
