import PresentationLifecycle

/// A hierarchy that tests drive without view controllers.
///
/// The sketch sends the events that view controllers would send. Of the resulting effects, it
/// applies only those that change the hierarchy.
struct Sketch: ~Copyable {
  var hierarchy = Hierarchy()

  /// Everything that the hierarchy stores, for a later comparison.
  var facts: [AnyHashable] {
    [
      hierarchy.controllers, hierarchy.links, hierarchy.transitions, hierarchy.animators,
      hierarchy.stacks, hierarchy.tabs, hierarchy.interactionLocks,
    ]
  }

  mutating func join(
    in parent: ControllerID? = nil, definesContext: Bool = false
  ) -> ControllerID {
    let id = hierarchy.join()
    hierarchy.apply(.parent(id, parent))
    hierarchy.apply(.definesPresentationContext(id, definesContext))
    return id
  }

  /// Creates a presentation in the state `requested`, with its transition.
  mutating func request(_ presented: ControllerID, on receiver: ControllerID) -> LinkID {
    let request = Request(.present(presented), on: receiver, .plain, ticket: 0)
    guard let link = hierarchy.beginPresent(request) else { fatalError("not a present") }
    return link
  }

  /// Creates a presentation in the state `checking`.
  mutating func ask(
    _ presented: ControllerID, on receiver: ControllerID,
    _ visibility: PresenterVisibility = .keepsPresenter,
    fullscreen: Bool = true
  ) -> LinkID {
    let link = request(presented, on: receiver)
    send(.present, to: link)
    hierarchy.resolvePresenter(of: link, visibility: visibility, fullscreen: fullscreen)
    send(.answered(.presentationController), to: link)
    send(.answered(.presenterView), to: link)
    return link
  }

  /// Creates a presentation in the state `scheduled`, whose transition has not begun.
  mutating func schedule(
    _ presented: ControllerID, on receiver: ControllerID,
    _ visibility: PresenterVisibility = .keepsPresenter,
    fullscreen: Bool = true
  ) -> LinkID {
    let link = ask(presented, on: receiver, visibility, fullscreen: fullscreen)
    send(.admitted(visibility, .plain), to: link)
    hierarchy.apply(.linked(link))
    return link
  }

  /// Creates a presentation in the state `presented`, whose transition has ended.
  @discardableResult mutating func show(
    _ presented: ControllerID, on receiver: ControllerID,
    _ visibility: PresenterVisibility = .keepsPresenter,
    fullscreen: Bool = true
  ) -> LinkID {
    let link = schedule(presented, on: receiver, visibility, fullscreen: fullscreen)
    for event: Appearance.Event in [.willAppear, .isAppearing, .didAppear] {
      _ = hierarchy.handle(event, animated: false, at: Address(presented))
    }
    finish(link)
    return link
  }

  /// Runs the transition of a presentation to its end, and returns the requests that waited.
  @discardableResult mutating func finish(_ link: LinkID) -> [Request] {
    send(.begin, to: link)
    send(.ended(.completed), to: link)
    send(.settled, to: link)
    return hierarchy.links[link]?.transition.map { hierarchy.end($0) } ?? []
  }

  /// Begins a dismissal, and returns the presentations that it ends, from the top down.
  mutating func dismiss(_ receiver: ControllerID) -> ShortList<LinkID> {
    let request = Request(.dismiss, on: receiver, .plain, ticket: 0)
    guard let transition = hierarchy.beginDismiss(request) else { return [] }
    let links = hierarchy.transitions[transition]?.links ?? []
    for link in links.dropLast() { send(.carry, to: link) }
    if let owner = links.last { send(.dismiss(.plain), to: owner) }
    return links
  }

  /// Returns the decision about a new request, and the transition that the request waits for.
  mutating func arrival(
    _ kind: Request.Kind, on receiver: ControllerID, _ occasion: Request.Occasion = .call
  ) -> (row: String, waitsFor: TransitionID?) {
    let request = Request(kind, on: receiver, .plain, ticket: 0)
    let (row, _, blocker) = hierarchy.judge(request, occasion)
    guard case .transition(let id) = blocker else { return (row.name, nil) }
    return (row.name, id)
  }

  @discardableResult mutating func send(
    _ event: PresentationMachine.Event, to link: LinkID
  ) -> Row<PresentationMachine.Effect>? {
    hierarchy.handle(event, at: Address<PresentationMachine>(link))
  }
}
