import PresentationLifecycle

extension World {
  /// Lets a controller join, with what it is inside of and everything in that; reports one that
  /// lives in another world.
  func admits(_ controller: ViewController) -> Bool {
    if controller.world === self { return true }
    var outermost = controller
    while let parent = outermost.parent, parent.world !== self { outermost = parent }
    var open = [outermost]
    var new: [ViewController] = []
    defer { for controller in new { controller.joined() } }
    while let next = open.popLast() {
      guard let other = next.world else {
        join(next)
        new.append(next)
        open.append(contentsOf: next.children)
        continue
      }
      guard other === self else {
        report(Issues.crossedWorlds(next.printed))
        return false
      }
    }
    return true
  }

  private func join(_ controller: ViewController) {
    for gone in members.sweep() { ledger.leave(gone) }
    let id = ledger.join()
    let free = members.namesakes(of: controller).firstIndex { !isInUse($0) }
    let name = members.name(controller, id, at: free)
    controller.world = self
    let membership = Membership(of: controller, as: id, name: name, in: recorder)
    controller.membership = membership
    members.insert(membership)
    noteContext(of: controller)
    noteParent(of: controller)
    for child in controller.children where child.world === self { noteParent(of: child) }
  }

  /// Whether a controller is on screen, related to another one, or asked to be.
  ///
  /// The name of one that is not can be given away, whether or not it is still alive: so names do
  /// not depend on when memory is freed.
  func isInUse(_ id: ControllerID) -> Bool {
    guard let controller = controller(id) else { return false }
    return controller.viewIfLoaded?.window != nil || controller.parent != nil
      || ledger.isPresentingOrPresented(id) || calls.concern(controller)
  }

  func parentChanged(of controller: ViewController) {
    if controller.parent == nil { members.namesMayBeFree() }
    noteParent(of: controller)
  }

  func noteParent(of controller: ViewController) {
    guard let id = controller.membership?.id else { return }
    ledger.apply(.parent(id, controller.parent?.membership?.id))
  }

  func noteContext(of controller: ViewController) {
    guard let id = controller.membership?.id else { return }
    ledger.apply(.definesPresentationContext(id, controller.definesPresentationContext))
  }

  /// Every controller that has joined and is alive, in order of joining.
  package var controllers: [ViewController] { members.alive }

  func controller(_ id: ControllerID) -> ViewController? { members[id] }

  func running(_ id: TransitionID) -> TransitionContext? { transitions[id] }
}

extension ViewController {
  /// The name as UIKit's messages print it.
  final var printed: String {
    givenName == nil ? "<\(name)>" : "<\(type(of: self)): \(name)>"
  }

  func leaveWorld() {
    world = nil
    membership = nil
    ownPresentationController = nil
  }

  final var subject: Subject { membership?.subject ?? .world }

  /// The place of the next event, for one that is known only after its call.
  final var recordMark: Recorder.Mark? {
    guard let world else { return nil }
    return world.recorder.mark(at: world.clock)
  }

  final func record(_ event: TraceEvent, as role: Subject.Role, at mark: Recorder.Mark?) {
    guard let world, let mark else { return }
    world.recorder.record(event, Subject(name: subject.name, role: role), at: mark)
  }

  final func record(
    _ event: @autoclosure () -> TraceEvent, as role: Subject.Role = .controller
  ) {
    guard let recorder = membership?.recorder, recorder.isOn, let world else { return }
    recorder.record(event(), Subject(name: subject.name, role: role), at: world.clock)
  }
}
