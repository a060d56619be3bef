import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions

/// An app with three controllers; during transitions, views fly from one controller to another.
///
/// An exploration tries the actions of this app in every order: `present` and `dismiss` calls, a
/// gesture, the removal of a view, and a rotation.
@MainActor final class DemoHeroes {
  let gallery = ViewController("Gallery")
  private let photo = ViewController("Photo"), map = ViewController("Map")
  private let hero = HeroTransition()
  private let card = View("card", frame: CGRect(x: 24, y: 300, width: 80, height: 80))
  private let badge = View("badge", frame: CGRect(x: 200, y: 300, width: 20, height: 20))
  private let picture = View("picture", frame: CGRect(x: 0, y: 20, width: 390, height: 300))
  private let mark = View("mark", frame: CGRect(x: 10, y: 330, width: 40, height: 40))
  private let pin = View("pin", frame: CGRect(x: 150, y: 150, width: 30, height: 30))

  init() {
    for view in [card, picture, pin] { view.heroID = "photo" }
    for view in [badge, mark] { view.heroID = "badge" }
    for view in [card, badge] { gallery.view.addSubview(view) }
    for view in [picture, mark] { photo.view.addSubview(view) }
    map.view.addSubview(pin)
    photo.customTransition = hero
    map.customTransition = HeroTransition()
  }

  /// Declares the possible actions, and the check that a view is hidden if and only if its copy
  /// flies.
  func declare(in scenario: Scenario, on stage: Stage) {
    scenario.may("present Photo", times: 2) { [self] in
      gallery.presentedViewController == nil || photo.isBeingDismissed
    } _: { [self] in
      gallery.present(photo, animated: true)
    }
    scenario.may("dismiss Photo", times: 2, when: isShown(photo)) { [self] in
      photo.presentingViewController?.dismiss(animated: true)
    }
    scenario.may("present Map", times: 1) { [self] in
      isShown(photo)() && photo.presentedViewController == nil
    } _: { [self] in
      photo.present(map, animated: true)
    }
    scenario.may("lose the badge", times: 1) { [badge] in badge.removeFromSuperview() }
    scenario.may("turn the window", times: 1) { [unowned stage] in
      stage.window.rotate(to: .landscapeLeft)
    }
    declareHand(in: scenario)
    scenario.always("a view is hidden if and only if it flies") { [self, unowned stage] in
      views.allSatisfy { $0.isHidden == stage.world.animations.flights.hides($0) }
    }
    scenario.atRest("no view is hidden or changed, and no copy is left") { [self] in
      [gallery, photo, map].isTidy()
    }
  }

  private func declareHand(in scenario: Scenario) {
    let drag = hero.drag
    scenario.may("drag", times: 1) { [self] in
      isShown(photo)() && photo.presentedViewController == nil && !drag.isDown
    } _: { [self] in
      drag.begin(length: 400) { photo.dismiss(animated: true) }
      drag.update(translation: 100)
    }
    scenario.may("grab", times: 1) { [self] in
      photo.transitionCoordinator != nil && !drag.isDown
    } _: {
      drag.grab(length: 400)
      drag.update(translation: 50)
    }
    for (what, velocity) in [("let go", 2_000.0), ("take back", -2_000)] {
      scenario.may(what, times: 1) {
        drag.isDown
      } _: {
        drag.release(velocity: velocity)
      }
    }
    scenario.beforeRest { drag.takeBack() }
  }

  private var views: [View] { [card, badge, picture, mark, pin] }

  private func isShown(_ controller: ViewController) -> () -> Bool {
    { controller.presentingViewController != nil && !controller.isBeingDismissed }
  }
}
