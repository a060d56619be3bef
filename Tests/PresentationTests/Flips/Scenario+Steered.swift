import Foundation
import Presentation
import PresentationTesting

extension Scenario {
  /// Scenarios with transitions that an interaction controller controls.
  static let steered: [Scenario] =
    [false, true].flatMap { removes in
      [
        Scenario("steered and finished, removes: \(removes)") { scene in
          let menu = scene.probe("B", removes: removes)
          menu.director?.steersNext = true
          scene.present(menu)
          scene.turn()
          scene.steer(0.5, finishes: true)
          scene.settle()
          menu.director?.steersNext = true
          scene.dismiss()
          scene.turn()
          scene.steer(0.5, finishes: true)
          scene.settle()
          scene.present(menu)
          scene.settle()
        },
        Scenario("steered and cancelled, removes: \(removes)") { scene in
          let menu = scene.probe("B", removes: removes)
          menu.director?.steersNext = true
          scene.present(menu)
          scene.turn()
          scene.steer(0.5, finishes: false)
          scene.settle()
          scene.present(menu, animated: false)
          scene.settle()
          menu.director?.steersNext = true
          scene.dismiss()
          scene.turn()
          scene.steer(0.5, finishes: false)
          scene.settle()
        },
      ]
    } + [
      Scenario("another window presents meanwhile") { scene in
        let root = scene.probe("R"), window = Window(world: scene.world)
        window.rootViewController = root
        window.makeKeyAndVisible()
        scene.turn()
        for name in ["B", "C"] {
          let menu = scene.probe(name)
          menu.director?.steersNext = name == "C"
          scene.on("\(name).adaptive style") { scene.present(scene.probe("S"), on: root) }
          scene.present(menu)
          scene.turn()
          scene.steer(0.5, finishes: true)
          scene.settle()
          scene.dismiss(animated: false)
          scene.dismiss(root, animated: false)
          scene.settle()
        }
      },
      Scenario("several ends") { scene in
        let menu = scene.probe("B")
        menu.director?.steersNext = true
        scene.present(menu)
        scene.turn()
        scene.tell { $0.updateInteractiveTransition(0.3) }
        scene.tell { $0.finishInteractiveTransition() }
        scene.tell { $0.cancelInteractiveTransition() }
        scene.tell { $0.updateInteractiveTransition(0.6) }
        scene.tell { $0.finishInteractiveTransition() }
        scene.tell { $0.completeTransition(true) }
        scene.settle()
      },
      Scenario("cancelled, then finished") { scene in
        let menu = scene.probe("B")
        menu.director?.steersNext = true
        scene.present(menu)
        scene.turn()
        scene.tell { $0.cancelInteractiveTransition() }
        scene.tell { $0.updateInteractiveTransition(0.6) }
        scene.tell { $0.finishInteractiveTransition() }
        scene.tell { $0.completeTransition(false) }
        scene.settle()
      },
      Scenario("an end before the flight, and others after it") { scene in
        for finishes in [true, false] {
          let menu = scene.probe(finishes ? "B" : "C")
          menu.director?.steersNext = true
          scene.on("\(menu.name).startInteractiveTransition") {
            scene.tell { $0.updateInteractiveTransition(0.4) }
            scene.tell {
              finishes ? $0.finishInteractiveTransition() : $0.cancelInteractiveTransition()
            }
            scene.tell {
              finishes ? $0.cancelInteractiveTransition() : $0.finishInteractiveTransition()
            }
          }
          scene.present(menu)
          scene.turn()
          scene.tell { $0.updateInteractiveTransition(0.7) }
          scene.tell { $0.completeTransition(finishes) }
          scene.settle()
          scene.dismiss(animated: false)
          scene.settle()
        }
      },
      Scenario("an update before the flight, then the flight") { scene in
        let menu = scene.probe("B")
        menu.director?.steersNext = true
        scene.on("B.startInteractiveTransition") {
          scene.tell { $0.updateInteractiveTransition(0.4) }
        }
        scene.present(menu)
        scene.turn()
        scene.tell { $0.updateInteractiveTransition(0.7) }
        scene.steer(0.9, finishes: true)
        scene.settle()
      },
      Scenario("nobody steers") { scene in
        let menu = scene.probe("B")
        scene.present(menu)
        scene.turn()
        scene.tell { $0.updateInteractiveTransition(0.4) }
        scene.tell { $0.cancelInteractiveTransition() }
        scene.tell { $0.finishInteractiveTransition() }
        scene.settle()
      },
      Scenario("nobody steers, and an end comes early") { scene in
        let menu = scene.probe("B")
        scene.on("B.animateTransition") {
          scene.tell { $0.updateInteractiveTransition(0.4) }
          scene.tell { $0.cancelInteractiveTransition() }
        }
        scene.present(menu)
        scene.settle()
      },
      Scenario("letting go calls back") { scene in
        let menu = scene.probe("B")
        menu.director?.steersNext = true
        scene.on("B.let go, true") { scene.tell { $0.completeTransition(false) } }
        scene.present(menu)
        scene.turn()
        scene.tell { $0.cancelInteractiveTransition() }
        scene.settle()
      },
      Scenario("two steered dismissals drained") { scene in
        let menu = scene.probe("B")
        menu.director?.steersNext = true
        scene.present(menu)
        scene.dismiss()
        scene.present(scene.probe("C"))
        scene.turn()
        menu.director?.steersNext = true
        scene.steer(0.2, finishes: true)
        scene.turn()
        scene.steer(0.2, finishes: true)
        scene.settle()
      },
      Scenario("a steered present and another drained") { scene in
        scene.present(scene.probe("B"), animated: false)
        scene.turn()
        scene.dismiss(animated: false)
        let next = scene.probe("C")
        next.director?.steersNext = true
        scene.present(next)
        scene.present(scene.probe("D"))
        scene.settle()
        scene.steer(0.2, finishes: true)
        scene.settle()
      },
    ]

  /// Scenarios in which a container calls `beginAppearanceTransition` and
  /// `endAppearanceTransition`.
  static let manual: [Scenario] = [
    Scenario("shown and hidden by hand") { scene in
      let tile = scene.child("K", of: scene.home, showing: false)
      for isAppearing in [true, false, true, true, false, false] {
        tile.beginAppearanceTransition(isAppearing, animated: true)
        scene.turn()
        if isAppearing { scene.home.view.addSubview(tile.view) }
        if !isAppearing { tile.view.removeFromSuperview() }
        scene.turn()
        tile.endAppearanceTransition()
        scene.turn()
      }
    },
    Scenario("turned round by hand") { scene in
      let tile = scene.child("K", of: scene.home)
      scene.turn()
      for first in [false, true] {
        tile.beginAppearanceTransition(first, animated: true)
        tile.beginAppearanceTransition(first, animated: false)
        tile.beginAppearanceTransition(!first, animated: true)
        tile.view.removeFromSuperview()
        scene.home.view.addSubview(tile.view)
        scene.turn()
        tile.beginAppearanceTransition(!first, animated: true)
        tile.endAppearanceTransition()
        scene.turn()
        tile.view.removeFromSuperview()
        scene.turn()
        scene.home.view.addSubview(tile.view)
        scene.turn()
      }
    },
    Scenario("ended without a beginning") { scene in
      let tile = scene.child("K", of: scene.home, showing: false)
      tile.endAppearanceTransition()
      scene.home.view.addSubview(tile.view)
      tile.endAppearanceTransition()
      scene.turn()
      tile.view.removeFromSuperview()
      tile.endAppearanceTransition()
      scene.turn()
      tile.endAppearanceTransition()
      tile.beginAppearanceTransition(true, animated: false)
      tile.endAppearanceTransition()
      tile.endAppearanceTransition()
      scene.turn()
    },
    Scenario("ended without a beginning, from within a callback") { scene in
      let tile = scene.child("K", of: scene.home)
      scene.turn()
      scene.on("K.viewDidDisappear") { tile.endAppearanceTransition() }
      scene.on("K.viewWillDisappear") { tile.endAppearanceTransition() }
      tile.beginAppearanceTransition(false, animated: false)
      tile.endAppearanceTransition()
      scene.turn()
    },
    Scenario("begun again after a repetition") { scene in
      let tile = scene.child("K", of: scene.home, showing: false)
      for directions in [[true, true, false], [false, false, true], [true, false, false]] {
        for direction in directions {
          tile.beginAppearanceTransition(direction, animated: false)
        }
        scene.home.view.addSubview(tile.view)
        tile.view.removeFromSuperview()
        tile.endAppearanceTransition()
        scene.turn()
      }
    },
  ]

  /// Scenarios in which the user drags, taps and presses keys.
  static let byUser: [Scenario] = [
    Scenario("dragged away") { scene in
      let menu = scene.probe("B", style: .pageSheet, present: nil, dismiss: nil)
      menu.presentationController?.delegate = menu.watcher.delegate
      scene.present(menu)
      scene.stage.user.escape()
      scene.settle()
      let drag = scene.stage.user.drag("B")
      scene.turn()
      drag.update(0.4)
      scene.turn()
      drag.cancel()
      scene.settle()
      scene.stage.user.tapOutside("B")
      scene.stage.user.escape()
      scene.settle()
    },
    Scenario("dragged back into the view from which it zoomed") { scene in
      let photo = scene.probe("B", removes: true, present: nil, dismiss: nil)
      photo.preferredTransition = .zoom { $0.sourceViewController.view }
      photo.presentationController?.delegate = photo.watcher.delegate
      scene.present(photo)
      scene.settle()
      scene.stage.user.drag("B").release(velocity: 900)
      scene.settle()
    },
    Scenario("a dismiss by hand while another is asked for", system: .quiet) { scene in
      let menu = scene.probe("B", style: .pageSheet, present: nil, dismiss: nil)
      menu.presentationController?.delegate = menu.watcher.delegate
      menu.watcher.asked = { scene.dismiss() }
      scene.present(menu, animated: false)
      scene.settle()
      scene.stage.user.escape()
      scene.settle()
    },
    Scenario("an old system", system: .legacy) { scene in
      scene.present(scene.probe("B"), animated: false)
      scene.present(scene.probe("C"))
      scene.dismiss()
      scene.dismiss()
      scene.settle()
    },
    Scenario("an old system, present during each kind of dismissal", system: .legacy) { scene in
      for (name, isAnimated) in [("B", true), ("C", false)] {
        scene.present(scene.probe(name), animated: false)
        scene.settle()
        scene.on("\(name).viewWillDisappear") { scene.present(scene.probe("\(name)2")) }
        scene.dismiss(animated: isAnimated)
        scene.settle()
      }
      scene.present(scene.probe("D", style: .pageSheet, present: nil, dismiss: nil))
      scene.settle()
      scene.on("D.viewWillDisappear") { scene.present(scene.probe("D2")) }
      let drag = scene.stage.user.drag("D")
      drag.update(0.5)
      scene.turn()
      drag.release(velocity: 0)
      scene.settle()
    },
    Scenario("an old system, present and present", system: .legacy) { scene in
      scene.on("B.viewDidLoad") { scene.present(scene.probe("C")) }
      scene.present(scene.probe("B"))
      scene.present(scene.probe("D"))
      scene.dismiss()
      scene.settle()
      scene.dismiss(animated: false)
      scene.settle()
    },
  ]
}

extension Scene {
  /// Calls `body` with the context of the transition that was started last.
  func tell(_ body: (any ViewControllerContextTransitioning) -> Void) {
    context.map(body)
    moment("told")
  }

  func steer(_ percent: CGFloat, finishes: Bool) {
    tell { $0.updateInteractiveTransition(percent) }
    tell { finishes ? $0.finishInteractiveTransition() : $0.cancelInteractiveTransition() }
    turn()
    tell { $0.completeTransition(finishes) }
  }
}
