import Presentation
import PresentationTesting

extension Scenario {
  /// Scenarios with windows that close during a presentation (P-83).
  static let tornDown: [Scenario] =
    [false, true].flatMap { removes in
      [
        Scenario("closed around a presentation, removes: \(removes)") { scene in
          let menu = scene.probe("B", removes: removes)
          scene.present(menu, animated: false)
          scene.settle()
          scene.closeAndShowAgain(menu)
        },
        Scenario("closed while presenting, removes: \(removes)") { scene in
          let menu = scene.probe("B", removes: removes)
          scene.present(menu)
          scene.turn()
          scene.closeAndShowAgain(menu)
        },
        Scenario("closed while dismissing, removes: \(removes)") { scene in
          let menu = scene.probe("B", removes: removes)
          scene.present(menu, animated: false)
          scene.settle()
          scene.dismiss()
          scene.present(scene.probe("C"))
          scene.turn()
          scene.closeAndShowAgain(menu)
        },
      ]
    } + [
      Scenario("closed before the commit") { scene in
        let menu = scene.probe("B")
        scene.present(menu)
        scene.closeAndShowAgain(menu)
      },
      Scenario("closed around a chain") { scene in
        let menu = scene.probe("B"), alert = scene.probe("C", removes: true)
        scene.present(menu, animated: false)
        scene.settle()
        scene.present(alert, on: menu, animated: false)
        scene.settle()
        scene.closeAndShowAgain(menu)
      },
      Scenario("closed from within a callback") { scene in
        let menu = scene.probe("B")
        scene.on("B.viewDidAppear") { scene.stage.window.close() }
        scene.present(menu)
        scene.settle()
        scene.closeAndShowAgain(menu)
      },
      Scenario("closed from within a question") { scene in
        let menu = scene.probe("B")
        scene.on("B.asked for animator") { scene.stage.window.close() }
        scene.present(menu)
        scene.settle()
      },
    ]
}

extension Scene {
  /// Closes the window, and shows its root and `probe` in another window.
  func closeAndShowAgain(_ probe: FlipProbe) {
    stage.window.close()
    moment("closed")
    settle()
    let window = Window(world: world)
    window.rootViewController = home
    window.makeKeyAndVisible()
    turn()
    present(probe, animated: false)
    settle()
    present(self.probe("Z"))
    dismiss(animated: false)
    settle()
  }
}
