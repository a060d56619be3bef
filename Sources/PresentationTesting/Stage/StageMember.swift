import Presentation

/// A weak reference to a controller of a stage that is being closed.
@MainActor struct StageMember {
  private weak var controller: ViewController?
  private let name: String
  /// The names of the bound presenters that the controller keeps alive.
  private let presenters: [String]

  private init(_ controller: ViewController) {
    presenters = controller.presenterAttached.map(\.name)
    (self.controller, name) = (controller, controller.name)
  }

  /// Returns the controllers of a world, in the order in which they joined.
  static func all(of world: World) -> [StageMember] { world.controllers.map(StageMember.init) }

  /// Returns a text for each controller that outlives its world because of a reference to itself.
  ///
  /// First, all presenters are detached. A screen that is released by detaching was captured by a
  /// closure of its own presenters. Of the others, those that refer to themselves through stored
  /// properties are named. Any other controller may be held by the test.
  static func unreleased(among members: [StageMember]) -> [String] {
    let alive = members.filter { $0.controller != nil }
    for member in alive { member.detach() }
    let captured = alive.filter { $0.controller == nil && !$0.presenters.isEmpty }.map {
      "\($0.name), captured by a closure of \($0.presenters.joined(separator: ", "))"
    }
    return captured
      + ReferenceCycle.all(
        among: alive.compactMap { member in member.controller.map { ($0, member.name) } })
  }

  private func detach() {
    for presenter in controller?.presenterAttached ?? [] { presenter.detach() }
  }
}
