extension PresenterVisibility: PlainValue {}
extension Direction: PlainValue {}
extension AnimationMode: PlainValue {}
extension Outcome: PlainValue {}
extension Movement: PlainValue {}

extension ReentrancyGuard: DescribesState {
  @MainActor package func describe(to state: inout StateWriter) {
    state.add("machine", plain: machine.state)
    state.add("open lists", openLists)
  }
}

extension ControllerNode: DescribesState {
  @MainActor package func describe(to state: inout StateWriter) {
    state.add("parent", parent)
    state.add("presents", presentedLink)
    state.add("presented", presentingLink)
    state.add("context", contextLinks)
    state.add("being presented", isBeingPresented)
    state.add("being dismissed", isBeingDismissed)
    state.add("defines context", definesPresentationContext)
    state.add("in progress", isInProgress)
    state.add("bottom", bottomPresenter)
    state.add("transitions", transitions)
    state.add("appearance", appearance)
    state.add("animated", isAppearanceAnimated)
    state.add("next", isNextAnimated)
    state.add("manual", manual)
    state.add("stack", stack)
    state.add("tabs", tab)
    state.add("movement", movement)
  }
}

extension LinkNode: DescribesState {
  @MainActor package func describe(to state: inout StateWriter) {
    state.add("machine", machine)
    state.add("presenter", presenter)
    state.add("receiver", receiver)
    state.add("presented", presented)
    state.add("visibility", visibility)
    state.add("context", contextRoot)
    state.add("transition", transition)
  }
}

extension TransitionNode: DescribesState {
  @MainActor package func describe(to state: inout StateWriter) {
    state.add("machine", machine)
    state.add("interaction", interaction)
    state.add("interactive", isInteractive)
    state.add("cancelled", wasCancelled)
    state.add("fluid", isFluid)
    state.add("locks", locksInteraction)
    state.add("direction", direction)
    state.add("request", request)
    state.add("owner", owner)
    state.add("participants", participants)
    state.add("coordinator", isCoordinatorOpen)
    state.add("over", isOver)
    state.add("waiting", waiting)
  }
}

extension TransitionOwner: StateValue {
  @MainActor package func describe(as label: String?, to state: inout StateWriter) {
    switch self {
    case .links(let links): state.add(label, case: "links", 0, links)
    case .stack(let stack): state.add(label, case: "stack", 1, stack)
    case .tab(let tab): state.add(label, case: "tab", 2, tab)
    }
  }
}

extension Request: StateValue {
  @MainActor package func describe(as label: String?, to state: inout StateWriter) {
    state.objects.add(label, request: self, to: &state)
  }
}

extension Request.Kind: StateValue {
  @MainActor package func describe(as label: String?, to state: inout StateWriter) {
    switch self {
    case .present(let presented): state.add(label, case: "present", 0, presented)
    case .dismiss: state.add(label, case: "dismiss", 1)
    case .stack(let operation, let stack):
      state.add(label, case: "stack", 2, stack)
      state.add(nil, operation)
    case .tab(let operation, let tabs):
      state.add(label, case: "tab", 3, tabs)
      state.add(nil, operation)
    }
  }
}

extension StackOperation: StateValue where Element: StateValue {
  @MainActor package func describe(as label: String?, to state: inout StateWriter) {
    switch self {
    case .push(let element): state.add(label, case: "push", 0, element)
    case .pop: state.add(label, case: "pop", 1)
    case .popTo(let element): state.add(label, case: "popTo", 2, element)
    case .popToRoot: state.add(label, case: "popToRoot", 3)
    case .set(let elements): state.add(label, case: "set", 4, elements)
    }
  }
}

extension StackChange: StateValue, DescribesState where Element: StateValue {
  @MainActor package func describe(to state: inout StateWriter) {
    state.add("kept", kept)
    state.add("removed", removed)
    state.add("added", added)
  }
}

extension TabOperation: StateValue {
  @MainActor package func describe(as label: String?, to state: inout StateWriter) {
    switch self {
    case .select(let controller): state.add(label, case: "select", 0, controller)
    case .set(let controllers): state.add(label, case: "set", 1, controllers)
    }
  }
}

extension TabSet: DescribesState {
  @MainActor package func describe(to state: inout StateWriter) {
    state.add("controllers", controllers)
    state.add("selected", selected)
  }
}

extension Hierarchy {
  /// Passes the parts of an element of the hierarchy, such as a controller, to a visitor.
  ///
  /// Does nothing if the element with the key was removed.
  @MainActor package func describe(_ key: NodeKey, to state: inout StateWriter) {
    if let id = key.id(ControllerNode.self) {
      add(controllers[id], to: &state)
    } else if let id = key.id(LinkNode.self) {
      add(links[id], to: &state)
    } else if let id = key.id(TransitionNode.self) {
      add(transitions[id], to: &state)
    } else if let id = key.id(StackNode.self) {
      add(stacks[id], to: &state)
    } else if let id = key.id(TabNode.self) {
      add(tabs[id], to: &state)
    } else if let id = key.id(AnimatorNode.self) {
      add(animators[id], to: &state)
    }
  }

  @MainActor private func add(_ node: (some DescribesState)?, to state: inout StateWriter) {
    if let node { state.add(nil, node) }
  }
}

extension AnimatorNode: DescribesState {
  @MainActor package func describe(to state: inout StateWriter) { state.add("machine", machine) }
}
