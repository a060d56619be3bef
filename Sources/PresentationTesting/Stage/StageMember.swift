import Presentation

/// A weak reference to a controller of a stage that is being closed.
@MainActor struct StageMember {
  private(set) weak var controller: ViewController?
  let name: String
  /// The names of the controller's presenters, which `present(while:)` and similar calls attach.
  private let presenters: [String]

  private init(_ controller: ViewController) {
    presenters = controller.presenterAttached.map(\.name)
    (self.controller, name) = (controller, controller.name)
  }

  /// Returns the controllers of a world, in the order in which they joined the world.
  static func all(of world: World) -> [StageMember] { world.controllers.map(StageMember.init) }

  /// Returns one text for each controller that is still alive because it retains itself.
  ///
  /// The method looks for three reasons, in this order:
  ///
  /// 1. A closure of a presenter captures the controller. Presenters are the objects that
  ///    `present(while:)` and similar calls have attached to the controllers. The method detaches
  ///    the controller's own presenters, and checks whether this releases the controller. If only
  ///    the presenters of another controller have retained it, it does not retain itself.
  /// 2. The controller is in a reference cycle of stored properties.
  /// 3. Another closure captures the controller, such as the handler of an alert action. The method
  ///    releases these closures one by one, and checks whether this releases the controller.
  ///
  /// Any other controller gets no text, because the test itself may retain it.
  static func unreleased(among members: [StageMember]) -> [String] {
    let alive = members.filter { $0.controller != nil }
    var captured: [String] = []
    for member in alive where member.controller != nil {
      member.detach()
      guard member.controller == nil else { continue }
      captured.append(
        "\(member.name), captured by a closure of \(member.presenters.joined(separator: ", "))")
    }
    return captured + ReferenceCycle.all(among: alive)
  }

  /// The identity of the controller; nil after the controller was deallocated.
  var id: ObjectIdentifier? { controller.map { ObjectIdentifier($0) } }

  private func detach() {
    for presenter in controller?.presenterAttached ?? [] { presenter.detach() }
  }
}
