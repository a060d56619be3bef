import Presentation
import PresentationTesting

extension Scenario {
  /// Scenarios with refused requests, and with requests after a refusal.
  static let refused: [Scenario] = [
    Scenario("has a parent") { scene in
      let tile = scene.child("K", of: scene.home)
      scene.turn()
      scene.present(tile)
      tryAgain(scene)
    },
    Scenario("on itself") { scene in
      scene.present(scene.home)
      tryAgain(scene)
    },
    Scenario("not in the window") { scene in
      let stray = scene.probe("S")
      scene.present(scene.probe("B"), on: stray)
      scene.settle()
      scene.present(stray)
      scene.settle()
      scene.present(scene.probe("C"), on: stray)
      scene.settle()
    },
    Scenario("presents already") { scene in
      let menu = scene.probe("B")
      scene.present(menu)
      scene.settle()
      scene.present(scene.probe("C"))
      scene.settle()
      scene.present(scene.probe("D"), on: menu)
      scene.settle()
      scene.dismiss()
      scene.settle()
    },
    Scenario("presented elsewhere") { scene in
      let menu = scene.probe("B"), alert = scene.probe("C")
      scene.present(menu, animated: false)
      scene.settle()
      scene.present(alert, on: menu, animated: false)
      scene.settle()
      scene.present(menu, on: alert)
      scene.settle()
      scene.dismiss()
      scene.settle()
    },
    Scenario("presented from above itself") { scene in
      let menu = scene.probe("B")
      scene.present(menu, animated: false)
      scene.settle()
      scene.present(scene.home, on: menu)
      scene.settle()
      scene.dismiss()
      scene.settle()
    },
    Scenario("detached receiver") { scene in
      let tile = scene.child("K", of: scene.home, showing: false)
      scene.present(scene.probe("B"), on: tile)
      scene.settle()
      scene.dismiss(tile)
      scene.settle()
    },
    Scenario("refused while another waits") { scene in
      let tile = scene.child("K", of: scene.home)
      scene.turn()
      let menu = scene.probe("B")
      let late = scene.probe("S")
      scene.on("B.asked for presentation controller") {
        tile.addChild(menu)
        scene.present(late, on: tile)
      }
      scene.present(menu, on: tile)
      scene.settle()
      scene.dismiss()
      scene.settle()
    },
    Scenario("nothing to dismiss") { scene in
      scene.dismiss()
      scene.settle()
      tryAgain(scene)
    },
  ]

  /// Presents a controller, and dismisses it; both must succeed.
  @MainActor private static func tryAgain(_ scene: Scene) {
    scene.settle()
    scene.present(scene.probe("Z"), animated: false)
    scene.turn()
    scene.dismiss(animated: false)
    scene.settle()
  }

  /// Scenarios with requests that wait (P-57, P-58).
  static let queued: [Scenario] = [
    Scenario("two presents in one turn") { scene in
      scene.present(scene.probe("B"))
      scene.present(scene.probe("C"))
      scene.settle()
    },
    Scenario("dismiss, then present") { scene in
      scene.present(scene.probe("B"), animated: false)
      scene.turn()
      scene.dismiss()
      scene.present(scene.probe("C"))
      scene.settle()
      scene.dismiss()
      scene.settle()
    },
    Scenario("dismiss in flight") { scene in
      scene.present(scene.probe("B"))
      scene.turn()
      scene.dismiss()
      scene.settle()
      scene.turn()
    },
    Scenario("two presents behind a dismissal") { scene in
      scene.present(scene.probe("B"), animated: false)
      scene.turn()
      scene.dismiss(animated: false)
      scene.present(scene.probe("C"))
      scene.present(scene.probe("D"))
      scene.settle()
    },
    Scenario("two presents behind a dismissal, the first not animated") { scene in
      scene.present(scene.probe("B"), animated: false)
      scene.turn()
      scene.dismiss(animated: false)
      scene.present(scene.probe("C"), animated: false)
      scene.present(scene.probe("D"))
      scene.settle()
    },
    Scenario("two dismisses and a present behind a presentation") { scene in
      scene.present(scene.probe("B"))
      scene.dismiss()
      scene.dismiss()
      scene.present(scene.probe("C"))
      scene.settle()
      scene.turn()
    },
    Scenario("plain dismiss and a present behind a presentation") { scene in
      scene.present(scene.probe("B"), animated: false)
      scene.dismiss(animated: false)
      scene.present(scene.probe("C"))
      scene.dismiss()
      scene.settle()
    },
    Scenario("silent on nothing to do", system: .quiet) { scene in
      scene.dismiss()
      scene.present(scene.probe("B", present: .later(false)))
      scene.settle()
    },
    Scenario("calls from callbacks") { scene in
      let menu = scene.probe("B"), alert = scene.probe("C")
      scene.on("B.viewDidLoad") { scene.present(alert, on: menu, animated: false) }
      scene.on("C.viewDidAppear") { scene.dismiss(menu) }
      scene.on("C.viewDidDisappear") { scene.dismiss(menu) }
      scene.present(menu)
      scene.settle()
    },
    Scenario("calls from completions") { scene in
      let menu = scene.probe("B")
      scene.on("A presents B completed") { scene.dismiss() }
      scene.on("A dismisses completed") { scene.present(menu) }
      scene.on("B.animationEnded") { scene.dismiss(animated: false) }
      scene.present(menu)
      scene.settle()
    },
    Scenario("calls from questions") { scene in
      let menu = scene.probe("B")
      scene.on("B.asked for animator") { scene.dismiss() }
      scene.on("B.asked for dismissal's animator") { scene.present(scene.probe("C")) }
      scene.present(menu)
      scene.settle()
    },
  ]
}
