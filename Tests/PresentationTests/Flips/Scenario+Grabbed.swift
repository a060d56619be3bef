import Foundation
import Presentation
import PresentationTesting

extension Scenario {
  /// Scenarios with transitions that a gesture pauses, and with animations during interactive
  /// transitions.
  static let grabbed: [Scenario] =
    [true, false].map { finishes in
      Scenario("the rest goes by itself, finishes: \(finishes)") { scene in
        let menu = scene.probe("B"), side = View("side")
        menu.director?.steersNext = true
        scene.home.view.addSubview(side)
        scene.present(menu)
        let coordinator = scene.home.transitionCoordinator
        coordinator?.animate(alongsideTransition: { _ in side.center.x = 100 }, completion: nil)
        coordinator?.notifyWhenInteractionChanges { _ in scene.see(side) }
        scene.turn()
        scene.tell { $0.updateInteractiveTransition(0.5) }
        scene.see(side)
        scene.tell {
          finishes ? $0.finishInteractiveTransition() : $0.cancelInteractiveTransition()
        }
        scene.advance(by: .milliseconds(60))
        scene.see(side)
        scene.tell { $0.completeTransition(finishes) }
        scene.see(side)
        scene.settle()
      }
    }
    + [true, false].map { isSteered in
      Scenario("grabbed again and again, steered: \(isSteered)") { scene in
        let menu = scene.probe("B")
        menu.director?.isGrabbed = true
        menu.director?.steersNext = isSteered
        scene.present(menu)
        scene.turn()
        scene.tell { $0.pauseInteractiveTransition() }
        for percent in [0.2, 0.4] {
          scene.tell { $0.updateInteractiveTransition(percent) }
          scene.tell { $0.pauseInteractiveTransition() }
          scene.tell { $0.updateInteractiveTransition(percent + 0.1) }
          scene.tell { $0.cancelInteractiveTransition() }
          scene.tell { $0.updateInteractiveTransition(percent) }
          scene.tell { $0.finishInteractiveTransition() }
          scene.tell { $0.pauseInteractiveTransition() }
          scene.tell { $0.updateInteractiveTransition(percent) }
          scene.tell { $0.finishInteractiveTransition() }
          scene.tell { $0.updateInteractiveTransition(percent + 0.1) }
          scene.tell { $0.cancelInteractiveTransition() }
          scene.tell { $0.pauseInteractiveTransition() }
        }
        scene.tell { $0.cancelInteractiveTransition() }
        scene.tell { $0.completeTransition(false) }
        scene.settle()
      }
    }
    + ["nothing", "finish", "cancel"].map { early in
      Scenario("grabbed before the flight, after \(early)") { scene in
        let menu = scene.probe("B")
        menu.director?.isGrabbed = true
        menu.director?.steersNext = true
        scene.on("B.startInteractiveTransition") {
          if early == "finish" { scene.tell { $0.finishInteractiveTransition() } }
          if early == "cancel" { scene.tell { $0.cancelInteractiveTransition() } }
          scene.tell { $0.pauseInteractiveTransition() }
        }
        scene.present(menu)
        scene.turn()
        scene.tell { $0.updateInteractiveTransition(0.3) }
        scene.tell { $0.pauseInteractiveTransition() }
        scene.tell { $0.updateInteractiveTransition(0.6) }
        scene.tell { $0.finishInteractiveTransition() }
        scene.tell { $0.completeTransition(true) }
        scene.settle()
      }
    } + [
      Scenario("an animator that calls back while a hand takes hold and lets go") { scene in
        for (name, moment, isFinish) in [
          ("B", "interruptibleAnimator", false), ("C", "pauseAnimation", true),
          ("D", "pauseAnimation", false), ("E", "continueAnimation", false),
        ] {
          let menu = scene.probe(name), hand = PercentDrivenInteractiveTransition()
          hand.wantsInteractiveStart = false
          menu.director?.hand = hand
          menu.director?.isGrabbed = true
          scene.on("\(name).\(moment)") {
            if moment != "pauseAnimation" { return scene.tell { $0.pauseInteractiveTransition() } }
            scene.tell {
              isFinish ? $0.finishInteractiveTransition() : $0.cancelInteractiveTransition()
            }
          }
          scene.present(menu)
          scene.turn()
          hand.pause()
          scene.moment("paused")
          hand.update(0.5)
          hand.finish()
          scene.advance(by: .milliseconds(60))
          hand.cancel()
          hand.pause()
          scene.moment("paused again")
          scene.tell { $0.completeTransition(false) }
          scene.settle()
        }
      },
      Scenario("grabbed before the flight, where nobody steers") { scene in
        let menu = scene.probe("B")
        menu.director?.isGrabbed = true
        scene.on("B.animateTransition") {
          scene.tell { $0.pauseInteractiveTransition() }
          scene.tell { $0.updateInteractiveTransition(0.3) }
        }
        scene.present(menu)
        scene.turn()
        scene.tell { $0.updateInteractiveTransition(0.3) }
        scene.tell { $0.cancelInteractiveTransition() }
        scene.tell { $0.pauseInteractiveTransition() }
        scene.tell { $0.updateInteractiveTransition(0.6) }
        scene.tell { $0.completeTransition(true) }
        scene.settle()
      },
    ]
}

extension Scene {
  /// Logs the visible position of a view, now and after 30 milliseconds.
  func see(_ view: View) {
    let places = [0, 30].map {
      Int(view.presentationValues(after: .milliseconds($0)).center.x.rounded())
    }
    moment("\(view.name) at \(places)")
  }
}
