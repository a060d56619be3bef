import Presentation
import PresentationTesting

extension Scenario {
  /// Scenarios with views that are added and removed, and with calls inside unusual callbacks.
  static let views: [Scenario] = [
    Scenario("child comes and goes") { scene in
      let tile = scene.child("K", of: scene.home)
      scene.turn()
      tile.view.removeFromSuperview()
      scene.turn()
      scene.home.view.addSubview(tile.view)
      scene.turn()
    },
    Scenario("child comes and goes in one turn") { scene in
      let tile = scene.child("K", of: scene.home)
      tile.view.removeFromSuperview()
      scene.turn()
      scene.home.view.addSubview(tile.view)
      scene.turn()
      tile.view.removeFromSuperview()
      scene.home.view.addSubview(tile.view)
      scene.turn()
      scene.turn()
    },
    Scenario("child comes, goes and comes in one turn") { scene in
      let tile = scene.child("K", of: scene.home)
      tile.view.removeFromSuperview()
      scene.home.view.addSubview(tile.view)
      scene.turn()
      tile.view.setNeedsLayout()
      scene.turn()
      tile.view.removeFromSuperview()
      scene.turn()
    },
    Scenario("child goes from within its callbacks") { scene in
      let tile = scene.child("K", of: scene.home, showing: false)
      scene.on("K.viewIsAppearing") { tile.view.removeFromSuperview() }
      scene.home.view.addSubview(tile.view)
      scene.turn()
      scene.on("K.viewWillAppear") { tile.view.removeFromSuperview() }
      scene.home.view.addSubview(tile.view)
      scene.turn()
      scene.on("K.viewDidAppear") { tile.view.removeFromSuperview() }
      scene.home.view.addSubview(tile.view)
      scene.turn()
      scene.turn()
    },
    Scenario("child comes back from within its callbacks") { scene in
      let tile = scene.child("K", of: scene.home)
      scene.turn()
      scene.on("K.viewWillDisappear") { scene.home.view.addSubview(tile.view) }
      tile.view.removeFromSuperview()
      scene.turn()
      scene.on("K.viewDidDisappear") { scene.home.view.addSubview(tile.view) }
      tile.view.removeFromSuperview()
      scene.turn()
      scene.turn()
    },
    Scenario("told first, and gone meanwhile") { scene in
      let tile = scene.child("K", of: scene.home, showing: false)
      scene.on("K.viewIsAppearing") { scene.home.view.addSubview(tile.view) }
      scene.home.view.addSubview(tile.view)
      tile.view.removeFromSuperview()
      scene.turn()
      scene.turn()
      tile.view.removeFromSuperview()
      scene.turn()
    },
    Scenario("told first, and told again meanwhile") { scene in
      let tile = scene.child("K", of: scene.home, showing: false)
      scene.on("K.viewIsAppearing") {
        scene.home.view.addSubview(tile.view)
        tile.view.removeFromSuperview()
        scene.home.view.addSubview(tile.view)
        tile.view.layoutIfNeeded()
      }
      scene.home.view.addSubview(tile.view)
      tile.view.removeFromSuperview()
      scene.turn()
      scene.turn()
    },
    Scenario("the animator adds nothing") { scene in
      let menu = scene.probe("B", places: false)
      scene.present(menu)
      scene.settle()
      scene.dismiss()
      scene.settle()
    },
    Scenario("the animator adds nothing, and is cancelled") { scene in
      let menu = scene.probe("B", present: .later(false), places: false)
      let tile = scene.child("L", of: menu)
      scene.on("B.animateTransition") { tile.view.removeFromSuperview() }
      scene.on("B.viewDidDisappear") { menu.view.addSubview(tile.view) }
      scene.present(menu)
      scene.settle()
      scene.present(menu, animated: false)
      scene.settle()
    },
    Scenario("child joins in mid-transition") { scene in
      let menu = scene.probe("B", removes: true)
      let tile = scene.child("K", of: scene.home, showing: false)
      let row = scene.child("L", of: menu, showing: false)
      scene.on("B.animateTransition") {
        menu.view.addSubview(row.view)
        scene.home.view.addSubview(tile.view)
      }
      scene.present(menu)
      scene.settle()
      scene.on("B.animateTransition") { row.view.removeFromSuperview() }
      scene.dismiss()
      scene.settle()
      scene.turn()
    },
    Scenario("child joins when all is over") { scene in
      let menu = scene.probe("B", removes: true)
      let row = scene.child("L", of: menu, showing: false)
      scene.on("B.viewDidAppear") { menu.view.addSubview(row.view) }
      scene.on("B.viewDidDisappear") { menu.view.addSubview(row.view) }
      scene.present(menu)
      scene.settle()
      scene.dismiss()
      scene.settle()
    },
    Scenario("root is exchanged") { scene in
      let next = scene.probe("R")
      scene.stage.window.rootViewController = next
      scene.turn()
      scene.stage.window.rootViewController = scene.home
      scene.stage.window.rootViewController = next
      scene.turn()
      scene.turn()
    },
  ]
}
