import Presentation
import PresentationTesting

extension Scenario {
  /// Returns a scenario in which a waiting request is checked while a transition performs its
  /// effects.
  ///
  /// Only a request that is checked at this moment sees the flag that a presentation is in progress
  /// (P-41).
  ///
  /// The request waits for a transition of another window. The controller that received the request
  /// then moves to the scene's window. At `moment`, the transition of the other window ends, and
  /// the request is checked.
  private static func judged(
    _ during: String, at moment: String, removes: Bool, dismissing: Bool = false,
    _ act: @escaping @MainActor @Sendable (Scene, FlipProbe) -> Void
  ) -> Scenario {
    let kind = "\(dismissing ? "dismiss" : "present") judged during \(during)"
    return Scenario("\(kind), at \(moment), removes: \(removes)") { scene in
      let menu = scene.probe("B", removes: removes)
      act(scene, menu)
      let root = scene.probe("R"), window = Window(world: scene.world)
      window.rootViewController = root
      window.makeKeyAndVisible()
      scene.turn()
      let guest = scene.child("K", of: root)
      scene.turn()
      let context = scene.context
      scene.present(scene.probe("S", present: .never), on: root)
      scene.turn()
      let other = scene.context
      scene.context = context
      dismissing ? scene.dismiss(guest) : scene.present(scene.probe("X"), on: guest)
      scene.home.addChild(guest)
      scene.on(moment) { other?.completeTransition(true) }
      scene.settle()
      scene.turn()
    }
  }

  static let judgedElsewhere: [Scenario] = [false, true].flatMap { removes in
    let moving = removes ? ["A's view leaves the window"] : []
    let presented = (["B.presentation ends", "B.viewDidAppear"] + moving).map { moment in
      judged("presentation", at: moment, removes: removes) { scene, menu in scene.present(menu) }
    }
    let busy = judged("presentation", at: "B.viewDidAppear", removes: removes, dismissing: true) {
      scene, menu in scene.present(menu)
    }
    let gone = judged("dismissal", at: "dim's view leaves the window", removes: removes) {
      scene, menu in
      scene.present(menu, animated: false)
      scene.turn()
      scene.dismiss()
    }
    let begun = judged(
      "cancelled presentation", at: "dim's view leaves the window", removes: removes
    ) { scene, menu in
      menu.script.director = ProbeDelegate(
        removes: removes, fullscreen: true, present: .later(false), dismiss: nil, places: true)
      menu.transitioningDelegate = menu.director?.delegate
      scene.present(menu)
    }
    let restored = (["B.dismissal ends", "B.viewWillAppear"] + moving).map { moment in
      judged("cancelled dismissal", at: moment, removes: removes) { scene, menu in
        scene.present(menu, animated: false)
        scene.turn()
        menu.director?.dismissOnce = .later(false)
        scene.dismiss()
      }
    }
    let covered =
      !removes
      ? []
      : [
        judged("cancelled dismissal", at: "A.viewWillDisappear", removes: true) { scene, menu in
          scene.present(menu, animated: false)
          scene.turn()
          menu.director?.dismissOnce = .later(false)
          scene.dismiss()
        }
      ]
    return presented + [busy, gone, begun] + restored + covered
  }
}
