import Presentation
import PresentationTesting

extension Scenario {
  /// Scenarios with controllers that enter a parent or a window, or are refused (P-101, P-101a,
  /// C-1a).
  static let entries: [Scenario] = [
    Scenario("a child enters") { scene in
      let tile = scene.child("K", of: scene.home)
      scene.turn()
      scene.child("L", of: tile).addChild(scene.probe("M"))
      scene.moment("entered")
    },
    Scenario("a root enters a parent") { scene in
      let tile = scene.child("K", of: scene.home)
      tile.addChild(scene.home)
      scene.moment("entered")
    },
    Scenario("a presented controller enters a parent") { scene in
      let tile = scene.child("K", of: scene.home), menu = scene.probe("B")
      scene.present(menu, animated: false)
      scene.settle()
      tile.addChild(menu)
      scene.moment("entered")
    },
    Scenario("a controller enters itself") { scene in
      let tile = scene.child("K", of: scene.home)
      scene.child("L", of: tile).addChild(tile)
      scene.moment("entered")
    },
    Scenario("a controller enters a parent beside its view") { scene in
      let tile = scene.child("K", of: scene.home), other = scene.probe("M")
      scene.home.view.addSubview(other.view)
      tile.addChild(other)
      scene.moment("entered")
    },
    Scenario("a controller enters from another world") { scene in
      let elsewhere = World(reporter: IssueReporter(raisePolicy: .record))
      let guest = scene.probe("M"), window = Window(world: elsewhere)
      window.rootViewController = guest
      window.makeKeyAndVisible()
      scene.home.addChild(guest)
      scene.moment("entered")
      elsewhere.end()
    },
    Scenario("a root becomes another window's") { scene in
      let window = Window(world: scene.world)
      window.rootViewController = scene.home
      window.makeKeyAndVisible()
      scene.turn()
    },
    Scenario("a presented controller becomes a root") { scene in
      let menu = scene.probe("B"), window = Window(world: scene.world)
      scene.present(menu, animated: false)
      scene.settle()
      window.rootViewController = menu
      window.makeKeyAndVisible()
      scene.turn()
    },
    Scenario("a child becomes a root") { scene in
      let tile = scene.child("K", of: scene.home), window = Window(world: scene.world)
      window.rootViewController = tile
      window.makeKeyAndVisible()
      scene.turn()
    },
  ]
}
