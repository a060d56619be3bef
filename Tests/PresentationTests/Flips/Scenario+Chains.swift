import Presentation
import PresentationTesting

extension SystemBehavior {
  /// A system that calls the completion of a request only if the request was carried out.
  static var quiet: SystemBehavior {
    var system = SystemBehavior.modern
    (system.completesNoopDismiss, system.completesCancelledTransitions) = (false, false)
    return system
  }
}

extension Scenario {
  /// Scenarios with three controllers, each of which presents the next.
  static let chained: [Scenario] =
    [false, true].flatMap { lower in
      [false, true].map { upper in
        Scenario("all dismissed, removes: \(lower), \(upper)") { scene in
          let menu = scene.probe("B", removes: lower), alert = scene.probe("C", removes: upper)
          scene.present(menu, animated: false)
          scene.turn()
          scene.present(alert, on: menu, animated: false)
          scene.turn()
          alert.director?.dismissOnce = .later(false)
          scene.dismiss()
          scene.settle()
          scene.dismiss(menu, animated: false)
          scene.turn()
          scene.present(alert, on: menu, animated: false)
          scene.settle()
          scene.dismiss()
          scene.settle()
          scene.present(menu)
          scene.settle()
        }
      }
    } + [
      Scenario("all dismissed, not animated, a present waits") { scene in
        let menu = scene.probe("B"), alert = scene.probe("C"), next = scene.probe("D")
        scene.present(menu, animated: false)
        scene.turn()
        scene.present(alert, on: menu, animated: false)
        scene.turn()
        scene.dismiss(animated: false)
        scene.present(next)
        scene.settle()
        scene.dismiss(next)
        scene.settle()
      },
      Scenario("carried, cancelled, carried again and left alone") { scene in
        let menu = scene.probe("B"), alert = scene.probe("C"), top = scene.probe("D")
        scene.present(menu, animated: false)
        scene.turn()
        scene.present(alert, on: menu, animated: false)
        scene.turn()
        alert.director?.dismissOnce = .now(false)
        scene.dismiss()
        scene.turn()
        scene.present(top, on: alert)
        scene.settle()
        scene.dismiss(alert)
        scene.settle()
        scene.dismiss(menu)
        scene.settle()
      },
      Scenario("dismissed below a presentation") { scene in
        let menu = scene.probe("B"), alert = scene.probe("C")
        scene.present(menu, animated: false)
        scene.turn()
        scene.present(alert, on: menu)
        scene.dismiss()
        scene.settle()
      },
      Scenario("dismissed below a dismissal") { scene in
        let menu = scene.probe("B"), alert = scene.probe("C"), top = scene.probe("D")
        scene.present(menu, animated: false)
        scene.turn()
        scene.present(alert, on: menu, animated: false)
        scene.turn()
        scene.present(top, on: alert, animated: false)
        scene.turn()
        scene.dismiss(alert)
        scene.turn()
        scene.dismiss()
        scene.settle()
      },
    ]

  /// Scenarios in which a lower controller is dismissed while the dismissal of an upper controller
  /// is being canceled.
  static let crossed: [Scenario] = [false, true].map { removes in
    Scenario("dismissed below a dismissal that is cancelled, removes: \(removes)") { scene in
      let menu = scene.probe("B"), alert = scene.probe("C", removes: removes)
      scene.present(menu, animated: false)
      scene.turn()
      scene.present(alert, on: menu, animated: false)
      scene.turn()
      alert.director?.dismissOnce = .later(false)
      scene.on("C.viewDidAppear") { scene.dismiss() }
      scene.dismiss(menu)
      scene.settle()
      scene.dismiss(menu)
      scene.settle()
    }
  }

  /// Scenarios in which `completeTransition` is called early, twice or never.
  static let ended: [Scenario] = [
    Scenario("never ends") { scene in
      scene.present(scene.probe("B", present: .never))
      scene.turn()
      scene.dismiss()
      scene.settle()
    },
    Scenario("ends twice at once") { scene in
      scene.present(scene.probe("B", present: .now(true, false), dismiss: .now(true, false)))
      scene.settle()
      scene.dismiss()
      scene.settle()
    },
    Scenario("ends twice later") { scene in
      scene.present(scene.probe("B", present: .later(true, true), dismiss: .later(true, true)))
      scene.settle()
      scene.dismiss()
      scene.settle()
    },
    Scenario("ends again while ending") { scene in
      scene.on("B.viewDidAppear") { scene.context?.completeTransition(false) }
      scene.on("B.viewDidDisappear") { scene.context?.completeTransition(true) }
      scene.present(scene.probe("B"))
      scene.settle()
      scene.dismiss()
      scene.settle()
    },
    Scenario("ends again in the last completions") { scene in
      scene.on("B.coordinator ends, false") { scene.context?.completeTransition(false) }
      scene.present(scene.probe("B"))
      scene.settle()
      scene.dismiss()
      scene.settle()
    },
    Scenario("ends alongside") { scene in
      scene.on("B.alongside") { scene.context?.completeTransition(true) }
      scene.on("B.animationEnded") { scene.context?.completeTransition(true) }
      scene.present(scene.probe("B", present: .never))
      scene.settle()
      scene.dismiss()
      scene.settle()
    },
    Scenario("cancelled while it lays out, then again") { scene in
      scene.on("B.container lays out") { scene.context?.completeTransition(false) }
      scene.on("B.presentation ends") { scene.context?.completeTransition(true) }
      scene.present(scene.probe("B", present: .never))
      scene.settle()
    },
    Scenario("ends when what waited has begun") { scene in
      scene.present(scene.probe("B", present: .later(true)))
      scene.turn()
      let context = scene.context
      scene.dismiss()
      scene.on("B.asked for dismissal's animator") { context?.completeTransition(true) }
      scene.settle()
    },
  ]
}
