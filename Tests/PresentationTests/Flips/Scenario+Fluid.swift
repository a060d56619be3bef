import Presentation

extension Scenario {
  /// Transitions that can be interrupted at any time.
  static let fluid: [Scenario] = [
    Scenario("a pop interrupts a push", system: .fluid) { scene in
      let stack = scene.stack("B", ending: nil)
      scene.push(scene.page("C"), on: stack)
      scene.turn()
      scene.pop(stack)
      scene.turn()
      scene.push(scene.page("D"), on: stack)
      scene.settle()
    },
    Scenario("a dismissal interrupts a presentation", system: .fluid) { scene in
      scene.present(scene.probe("B", present: nil, dismiss: nil))
      scene.turn()
      scene.dismiss()
      scene.turn()
      scene.present(scene.probe("C", present: nil, dismiss: nil))
      scene.settle()
    },
  ]
}
