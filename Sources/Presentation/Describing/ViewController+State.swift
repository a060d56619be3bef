package import PresentationLifecycle

extension ViewController: StatefulObject {
  /// Adds the controller's state to a description of the ``World``.
  ///
  /// The function `explore` compares such descriptions, to find out whether two moments have the
  /// same state. The description contains everything that affects the controller's later behavior.
  /// Only the stored properties of the app's subclasses are not included.
  package final func describe(to state: inout StateWriter) {
    state.add("name", name)
    state.add("node", membership.flatMap { world?.hierarchy.controllers[$0.id] })
    state.add("style", modalPresentationStyle)
    state.add("transition style", plain: modalTransitionStyle)
    state.add("modal", isModalInPresentation)
    state.add("provides style", providesPresentationContextTransitionStyle)
    state.add("transitioning delegate", any: transitioningDelegate)
    state.add("custom transition", any: customTransition)
    state.add("children", ownChildren)
    state.add("parent", ownParent)
    state.add("entering", entering)
    if let movement = holders.movement { state.add("movement", plain: movement) }
    state.add("window", rootWindow)
    state.add("defines context", definesPresentationContext)
    state.add("kept appearance", any: keptAppearance)
    state.add("visits", membership?.isVisiting)
    state.add("presentation", ownPresentationController)
    state.add("manual animated", manualAnimated)
    state.add("exchanged out", isExchangedOut)
    state.add("hides bar", hidesBottomBarWhenPushed)
    state.add("preferred", any: preferredTransition)
    state.add("item", any: madeNavigationItem?.isUnused == false ? madeNavigationItem : nil)
    state.add("insets", additionalSafeAreaInsets)
    state.add("attachments", any: madeAttachments?.isEmpty == false ? madeAttachments : nil)
    state.add("size", preferredContentSize)
    state.add("told size", toldSize)
    let overrides = allTraitOverrides
    state.add("trait overrides", any: overrides == TraitOverrides() ? nil : overrides)
    state.add("title", title)
    if edits { state.add("editing", edits) }
    if let interrupted = world?.responders.interrupted(in: self) {
      state.add("interrupted", any: interrupted)
    }
    if let restorationIdentifier { state.add("restoration", text: restorationIdentifier) }
    state.add("view", loadedView)
    switch self {
    case let stack as NavigationController: stack.describeStack(to: &state)
    case let tabs as TabBarController: tabs.describeTabs(to: &state)
    default: break
    }
  }
}

extension PresentationController: StatefulObject {
  /// Adds the presentation's state to a description of the ``World``.
  ///
  /// The function `explore` compares such descriptions, to find out whether two moments have the
  /// same state. The description contains everything that affects the presentation's later
  /// behavior. Only the stored properties of the app's subclasses are not included.
  package final func describe(to state: inout StateWriter) {
    state.add("presenter", presenter)
    state.add("container", containerView)
    state.add("delegate", any: delegate)
    state.add("style", presentationStyle)
    state.add("adapted", adaptedStyle)
    if let original { state.add("original", original) }
    state.add("attachments", any: madeAttachments?.isEmpty == false ? madeAttachments : nil)
    state.add("requester", any: requester)
    state.add("relation", relation)
    state.add("host", host)
    state.add("place", presenterPlace)
    state.add("grabs", grabsPresenterView)
    state.add("replaced", isPresenterReplaced)
    state.add("interrupted", any: interruptedResponder)
    if let overrideTraitCollection { state.add("traits", plain: overrideTraitCollection) }
    let ownSheet = self as? SheetPresentationController
    if let sheet = ownSheet ?? (self as? PopoverPresentationController)?.usedSheet {
      state.add("settings", any: sheet.settings)
    }
  }
}

extension ViewPlace: DescribesState {
  func describe(to state: inout StateWriter) {
    state.add("superview", superview)
    state.add("index", index)
    state.add("size", size)
  }
}

extension PresentationRelation: StatefulObject {
  package func describe(to state: inout StateWriter) {
    state.add("presenter", presenter)
    state.add("presented", presented)
    state.add("receiver", receiver)
    state.add("presentation", presentation)
    state.add("window", window)
    state.add("transition", transition)
  }
}

extension ModalPresentationStyle: PlainValue {}

extension AnimationTiming: PlainValue {}

extension StackExchange: DescribesState {
  func describe(to state: inout StateWriter) {
    state.add("from", from)
    state.add("to", to)
    state.add("direction", direction == .push)
    state.add("animated", isAnimated)
  }
}

extension TabExchange: DescribesState {
  func describe(to state: inout StateWriter) {
    state.add("from", from)
    state.add("to", to)
    state.add("animated", isAnimated)
  }
}
