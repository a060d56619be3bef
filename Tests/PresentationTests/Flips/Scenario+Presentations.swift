import Presentation
import PresentationTesting

extension Scenario {
  /// Scenarios with a presentation and a dismissal: animated, not animated, with children, and
  /// others.
  static let presentations: [Scenario] =
    [false, true].flatMap { removes in
      [
        Scenario("animated, removes: \(removes)") { scene in
          let menu = scene.probe("B", removes: removes)
          scene.present(menu)
          scene.turn()
          scene.settle()
          scene.dismiss()
          scene.turn()
          scene.settle()
          scene.present(menu)
          scene.settle()
        },
        Scenario("not animated, removes: \(removes)") { scene in
          let menu = scene.probe("B", removes: removes)
          scene.present(menu, animated: false)
          scene.turn()
          scene.dismiss(menu, animated: false)
          scene.turn()
          scene.present(menu, animated: false)
          scene.settle()
        },
        Scenario("the system's animation, removes: \(removes)") { scene in
          let menu = scene.probe("B", removes: removes, present: nil, dismiss: nil)
          scene.present(menu)
          scene.settle()
          scene.present(scene.probe("C"))
          scene.dismiss()
          scene.settle()
        },
        Scenario("with children, removes: \(removes)") { scene in
          let tile = scene.child("K", of: scene.home)
          scene.turn()
          let menu = scene.probe("B", removes: removes)
          _ = scene.child("L", of: menu)
          scene.present(menu, on: tile)
          scene.settle()
          scene.dismiss(tile)
          scene.settle()
        },
        Scenario("ended inside animateTransition, removes: \(removes)") { scene in
          let menu = scene.probe(
            "B", removes: removes, present: .now(true), dismiss: .now(true))
          scene.present(menu)
          scene.turn()
          scene.dismiss()
          scene.turn()
        },
      ]
    } + [
      Scenario("sheet") { scene in
        let menu = scene.probe("B", style: .pageSheet, present: nil, dismiss: nil)
        scene.present(menu, animated: false)
        scene.turn()
        scene.turn()
        scene.dismiss(animated: false)
        scene.settle()
      },
      Scenario("full screen") { scene in
        let menu = scene.probe("B", style: .fullScreen, present: nil, dismiss: nil)
        scene.present(menu, animated: false)
        scene.turn()
        scene.dismiss(animated: false)
        scene.settle()
      },
      Scenario("let go") { scene in
        scene.present(scene.probe("B"))
        scene.settle()
        scene.dismiss()
        scene.settle()
        scene.turn()
      },
      Scenario("in a context") { scene in
        let tile = scene.child("K", of: scene.home)
        tile.definesPresentationContext = true
        scene.turn()
        let menu = scene.probe("B", removes: true, fullscreen: false)
        scene.present(menu, on: tile)
        scene.settle()
        scene.dismiss(menu)
        scene.settle()
      },
    ]

  /// Scenarios with canceled transitions.
  static let cancelled: [Scenario] = [false, true].flatMap { removes in
    [
      Scenario("presentation cancelled, removes: \(removes)") { scene in
        _ = scene.child("K", of: scene.home)
        scene.turn()
        let menu = scene.probe("B", removes: removes, present: .later(false))
        scene.present(menu)
        scene.settle()
        scene.present(scene.probe("C", removes: removes))
        scene.settle()
        scene.dismiss()
        scene.settle()
      },
      Scenario("presentation cancelled at once, removes: \(removes)") { scene in
        let menu = scene.probe("B", removes: removes, present: .now(false))
        scene.present(menu)
        scene.turn()
        scene.present(menu, animated: false)
        scene.settle()
      },
      Scenario("dismissal cancelled, removes: \(removes)") { scene in
        _ = scene.child("K", of: scene.home)
        scene.turn()
        let menu = scene.probe("B", removes: removes)
        scene.present(menu)
        scene.settle()
        menu.director?.dismissOnce = .later(false)
        scene.dismiss()
        scene.settle()
        scene.present(scene.probe("C"))
        scene.dismiss()
        scene.settle()
      },
      Scenario("dismissal cancelled at once, removes: \(removes)") { scene in
        let menu = scene.probe("B", removes: removes)
        scene.present(menu, animated: false)
        scene.turn()
        menu.director?.dismissOnce = .now(false)
        scene.dismiss()
        scene.turn()
        scene.dismiss(animated: false)
        scene.settle()
      },
    ]
  }
}
