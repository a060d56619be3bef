package import PresentationLifecycle

extension ViewController {
  /// The presentation of this controller itself; nil if this controller is not presented.
  ///
  /// The presentation of an ancestor does not count.
  final var ownPresentingRelation: PresentationRelation? {
    guard let link = read({ $0.ownPresentingLink(of: $1) }) else { return nil }
    return withWorld { $0.relations[link] }
  }

  /// Whether this controller itself is presented.
  final var isPresented: Bool { read { $0.ownPresentingLink(of: $1) } != nil }
  /// Whether this controller is presented, or a call of `present` for it is waiting.
  package final var isOrWillBePresented: Bool {
    isPresented || world?.calls.presenter(of: self) != nil
  }

  /// Whether this controller itself presents another controller.
  final var presents: Bool { read { $0.ownPresentedLink(of: $1) } != nil }

  /// The controllers presented above this controller, from back to front.
  ///
  /// The array begins with the controllers that this controller and its descendants present. After
  /// them come the controllers that are presented by those controllers, and so on.
  package final var layersAbove: [ViewController] {
    relationsAbove.compactMap(\.presented)
  }

  /// The controller in front of this controller and of all controllers presented above it.
  ///
  /// A controller that is presented in a context out of sight, such as that of a tab that is not
  /// selected, does not count.
  package final var frontMost: ViewController {
    var front = self
    while let next = front.ownPresented
      ?? front.layersAbove.last(where: { $0.loadedView?.window != nil })
    {
      front = next
    }
    return front
  }

  /// The containers around the presentation context in which this controller is presented,
  /// innermost first; empty if this controller is presented over the whole window.
  ///
  /// This controller covers only the view of its presenter (P-3). So the bars of these containers
  /// can be touched.
  package final var containersAroundContext: [ViewController] {
    var containers: [ViewController] = []
    var controller = self
    while let relation = controller.ownPresentingRelation,
      relation.presentation?.isInContext == true, let presenter = relation.presenter
    {
      controller = presenter
      while let parent = controller.ownParent {
        containers.append(parent)
        controller = parent
      }
    }
    return containers
  }

  /// The presentations of the controllers in ``layersAbove``.
  final var relationsAbove: [PresentationRelation] {
    guard let world, let id = membership?.id else { return [] }
    return world.hierarchy.allLinks(from: id).compactMap { world.relations[$0] }
  }

  /// The controller that this controller itself presents; nil if there is none.
  ///
  /// A controller that an ancestor presents does not count.
  final var ownPresented: ViewController? {
    guard let link = read({ $0.ownPresentedLink(of: $1) }) else { return nil }
    return withWorld { $0.relations[link]?.presented }
  }

  /// The controller that presents this controller itself, or else the view's superview or the
  /// parent.
  ///
  /// A controller from which the chain could come back to this controller is left out: its view may
  /// be inside this controller's view.
  final var responderAfterView: Responder? {
    if let presenter = ownPresentingRelation?.presenter, !leadsHere(presenter) { return presenter }
    if let superview = loadedView?.superview { return superview }
    return ownParent.flatMap { leadsHere($0) ? nil : $0 }
  }

  /// Returns whether the chain can come from a controller to this one in at most 256 steps.
  ///
  /// The limit keeps a touch fast that passes thousands of presented controllers.
  private func leadsHere(_ controller: ViewController) -> Bool {
    var met: Set<ObjectIdentifier> = []
    var open: [Responder] = [controller]
    while met.count < 256, let responder = open.popLast() {
      if responder === self { return true }
      guard met.insert(ObjectIdentifier(responder)).inserted else { continue }
      guard let controller = responder as? ViewController else {
        if let next = responder.next { open.append(next) }
        continue
      }
      let nexts: [Responder?] = [
        controller.ownPresentingRelation?.presenter, controller.loadedView?.superview,
        controller.ownParent,
      ]
      open += nexts.compactMap(\.self)
    }
    return false
  }

  /// The presentation controller of this controller, or of its nearest presented ancestor.
  final var nearestPresentationController: PresentationController? {
    var controller: ViewController = self
    while controller.ownPresentingRelation == nil, let parent = controller.ownParent {
      controller = parent
    }
    return controller.ownOrNewPresentation
  }

  /// The object that manages the presentation of this controller itself; created if necessary.
  package final var ownOrNewPresentation: PresentationController? {
    ownOrNewPresentation(source: self)
  }

  /// Returns the object that manages the presentation of this controller itself.
  ///
  /// If there is none, creates one. `source` is the argument for the delegate.
  final func ownOrNewPresentation(source: ViewController) -> PresentationController {
    if let own = ownPresentationController { return own }
    let made = makePresentationController(source: source)
    // If the delegate has presented this controller in its callback, the presentation controller
    // of that presentation stays in use (P-18).
    let presentation = ownPresentationController ?? made
    ownPresentationController = presentation
    return presentation
  }

  func makePresentationController(source: ViewController) -> PresentationController {
    switch modalPresentationStyle {
    case .custom:
      return customPresentationController(source: source)
        ?? PresentationController(presentedViewController: self, presenting: nil)
    case .popover:
      return PopoverPresentationController(presentedViewController: self, presenting: nil)
    case .automatic, .pageSheet, .formSheet:
      return SheetPresentationController(presentedViewController: self, presenting: nil)
    case .none, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
      return PresentationController(presentedViewController: self, presenting: nil)
    }
  }

  private func customPresentationController(source: ViewController) -> PresentationController? {
    guard let delegate = transitioningDelegate else { return nil }
    let answer = delegate.presentationController(
      forPresented: self, presenting: nil, source: source)
    if answer === Unimplemented.presentation { return nil }
    if let world {
      record(
        .query(.presentationController, answer: answer.map(world.recorder.answer)), as: .delegate)
    }
    guard let answer, !answer.isMade(for: self) else { return answer }
    (world ?? .current).reportNotModelled(
      "The transitioning delegate of \(printed) returns a presentation controller that was made "
        + "for another controller. A presentation controller of the system is used instead.",
      advice: "Create a presentation controller for the argument `presented` in each call.")
    return nil
  }

  /// The appearance state of the controller: disappeared, appearing, appeared or disappearing
  /// (P-92).
  package final var appearance: Appearance.State {
    read { $0.appearance(of: $1) } ?? .disappeared
  }

  /// Whether this controller is neither presented nor part of a running transition.
  ///
  /// A presentation or dismissal counts as running from its first call of a delegate, for example
  /// to get an animator (P-119).
  package final var isLeftAlone: Bool { read { $0.isLeftAlone($1) } ?? true }
}
