import Presentation
import PresentationTesting

extension Scenario {
  /// Scenarios with pushes, pops and sets, on screen and off screen.
  static let stacks: [Scenario] = [
    Scenario("push and pop") { scene in
      let stack = scene.stack("B"), page = scene.page("C")
      scene.push(page, on: stack)
      scene.settle()
      scene.pop(stack)
      scene.settle()
    },
    Scenario("the system's push and pop") { scene in
      let stack = scene.stack("B", ending: nil)
      scene.push(scene.page("C"), on: stack)
      scene.settle()
      scene.pop(stack)
      scene.settle()
    },
    Scenario("plain push and pop") { scene in
      let stack = scene.stack("B"), page = scene.page("C")
      scene.push(page, on: stack, animated: false)
      scene.settle()
      scene.pop(stack, animated: false)
      scene.settle()
    },
    Scenario("a transaction around a push whose stack leaves") { scene in
      let stack = scene.stack("B")
      scene.transact { scene.push(scene.page("C"), on: stack, animated: false) }
      stack.view.removeFromSuperview()
      scene.settle()
    },
    Scenario("operations from the end of an animator") { scene in
      let stack = scene.stack("B")
      for completes in [false, true] {
        scene.guide.ending = .later(completes)
        let name = completes ? "D" : "C"
        scene.on("\(name).animationEnded") { scene.push(scene.page("\(name)2"), on: stack) }
        scene.push(scene.page(name), on: stack)
        scene.settle()
      }
    },
    Scenario("coalesced pushes") { scene in
      let stack = scene.stack("B")
      scene.push(scene.page("C"), on: stack, animated: false)
      scene.push(scene.page("D"), on: stack, animated: false)
      scene.settle()
      scene.pop(stack, animated: false)
      scene.pop(stack)
      scene.settle()
    },
    Scenario("a push taken back") { scene in
      let stack = scene.stack("B")
      scene.on("C.didMove") { scene.push(scene.page("E"), on: stack) }
      scene.push(scene.page("C"), on: stack, animated: false)
      scene.pop(stack, animated: false)
      scene.settle()
      scene.push(scene.page("D"), on: stack)
      scene.settle()
    },
    Scenario("what is below the top") { scene in
      let stack = scene.stack("B", "C"), top = stack.viewControllers[1]
      scene.set([scene.page("D"), top], on: stack)
      scene.settle()
      scene.set([top], on: stack, animated: false)
      scene.settle()
      scene.pop(stack)
      scene.set([], on: stack)
      scene.settle()
      scene.push(scene.page("E"), on: stack, animated: false)
      scene.settle()
    },
    Scenario("unchanged, and mistakes") { scene in
      let stack = scene.stack("B", "C"), root = stack.viewControllers[0]
      scene.set(stack.viewControllers, on: stack)
      scene.push(root, on: stack)
      stack.popToViewController(scene.page("D"), animated: true)
      scene.set([root, root], on: stack, animated: false)
      scene.settle()
      stack.popToRootViewController(animated: true)
      scene.settle()
    },
    Scenario("one behind the other") { scene in
      let stack = scene.stack("B")
      scene.push(scene.page("C"), on: stack)
      scene.push(scene.page("D"), on: stack)
      scene.turn()
      stack.popToRootViewController(animated: true)
      scene.settle()
    },
    Scenario("calls from a stack's callbacks") { scene in
      let stack = scene.stack("B"), (page, other) = (scene.page("C"), scene.page("D"))
      scene.on("C.willMove") { scene.push(other, on: stack) }
      scene.on("D.willShow") { scene.pop(stack) }
      scene.on("D.didShow") { scene.push(scene.page("E"), on: stack, animated: false) }
      scene.push(page, on: stack, animated: false)
      scene.settle()
    },
    Scenario("layout from a stack's callbacks") { scene in
      let stack = scene.stack("B")
      for moment in [
        "C.willMove", "C.asked for push", "C.viewWillAppear", "B.viewDidDisappear", "C.didMove",
        "D.willMove", "D.viewWillAppear", "D.didShow",
      ] {
        scene.on(moment) {
          stack.view.setNeedsLayout()
          stack.view.layoutIfNeeded()
        }
      }
      scene.push(scene.page("C"), on: stack)
      stack.view.layoutIfNeeded()
      scene.settle()
      scene.push(scene.page("D"), on: stack, animated: false)
      stack.view.layoutIfNeeded()
      scene.moment("laid out")
      scene.settle()
    },
    Scenario("layout in the callbacks of coalesced pushes") { scene in
      let stack = scene.stack("B")
      scene.on("D.willMove") {
        stack.view.setNeedsLayout()
        stack.view.layoutIfNeeded()
      }
      scene.push(scene.page("C"), on: stack, animated: false)
      scene.push(scene.page("D"), on: stack, animated: false)
      scene.settle()
    },
    Scenario("a push in the first display") { scene in
      scene.on("B.viewWillAppear") { scene.push(scene.page("C"), on: scene.stacks[0]) }
      let stack = scene.stack("B")
      scene.pop(stack)
      scene.settle()
    },
    Scenario("from another parent") { scene in
      let stack = scene.stack("B", "C"), top = stack.viewControllers[1]
      let (tile, other) = (scene.child("K", of: scene.home), scene.child("L", of: scene.home))
      scene.turn()
      scene.set([tile, top], on: stack)
      scene.settle()
      scene.present(scene.probe("M", removes: true), animated: false)
      scene.settle()
      scene.set([other, top], on: stack)
      scene.settle()
    },
    Scenario("ends at once") { scene in
      let stack = scene.stack("B", ending: .now(true))
      scene.push(scene.page("C"), on: stack)
      scene.settle()
      scene.guide.ending = .now(false)
      scene.pop(stack)
      scene.settle()
    },
    Scenario("a cancelled pop") { scene in
      let stack = scene.stack("B", "C", "D", ending: .later(false))
      stack.popToRootViewController(animated: true)
      scene.push(scene.page("E"), on: stack, animated: false)
      scene.settle()
      scene.guide.ending = .later(true)
      scene.pop(stack)
      scene.settle()
    },
    Scenario("a cancelled push") { scene in
      let stack = scene.stack("B", ending: .later(false))
      scene.push(scene.page("C"), on: stack)
      scene.settle()
      scene.push(scene.page("D"), on: stack, animated: false)
      scene.settle()
    },
    Scenario("a cancelled set") { scene in
      let stack = scene.stack("B", "C", ending: .later(false))
      scene.set([scene.page("D"), scene.page("E")], on: stack)
      scene.settle()
      scene.pop(stack, animated: false)
      scene.settle()
    },
    Scenario("a pop by hand") { scene in
      let stack = scene.stack("B", "C")
      for finishes in [false, true] {
        scene.guide.steersNext = true
        scene.pop(stack)
        scene.turn()
        scene.context?.updateInteractiveTransition(0.5)
        scene.moment("updated")
        if finishes {
          scene.context?.finishInteractiveTransition()
        } else {
          scene.context?.cancelInteractiveTransition()
        }
        scene.moment("let go")
        scene.context?.completeTransition(finishes)
        scene.settle()
      }
    },
  ]

  /// Scenarios with stacks that are beside, below or inside presented controllers, and with stacks
  /// off screen.
  static let stacksAndModals: [Scenario] = [
    Scenario("a push during a presentation") { scene in
      let stack = scene.stack("B")
      scene.present(scene.probe("M"), on: scene.home)
      scene.push(scene.page("C"), on: stack)
      scene.settle()
      scene.dismiss()
      scene.pop(stack, animated: false)
      scene.settle()
    },
    Scenario("a presentation during a push") { scene in
      let stack = scene.stack("B")
      scene.push(scene.page("C"), on: stack)
      scene.present(scene.probe("M"))
      scene.settle()
      scene.pop(stack)
      scene.dismiss()
      scene.settle()
    },
    Scenario("under a full screen") { scene in
      let stack = scene.stack("B", "C")
      scene.present(scene.probe("M", removes: true), animated: false)
      scene.settle()
      scene.push(scene.page("D"), on: stack)
      scene.push(scene.page("E"), on: stack, animated: false)
      scene.settle()
      scene.pop(stack)
      scene.settle()
      scene.dismiss()
      scene.settle()
      scene.pop(stack)
      scene.settle()
    },
    Scenario("unchanged under a full screen") { scene in
      let stack = scene.stack("B", "C")
      scene.present(scene.probe("M", removes: true))
      scene.settle()
      scene.dismiss()
      scene.settle()
      scene.pop(stack)
      scene.settle()
    },
    Scenario("out of the window with a push pending") { scene in
      let stack = scene.stack("B")
      scene.push(scene.page("C"), on: stack, animated: false)
      stack.view.removeFromSuperview()
      scene.push(scene.page("D"), on: stack, animated: false)
      scene.settle()
      scene.home.view.addSubview(stack.view)
      scene.settle()
    },
    Scenario("out of the window, with a push from the didMove of a plain pop") { scene in
      let stack = scene.stack("B", "C")
      scene.on("C.didMove") { scene.push(scene.page("E"), on: stack) }
      scene.pop(stack, animated: false)
      stack.view.removeFromSuperview()
      scene.moment("out of the window")
      scene.settle()
      scene.home.view.addSubview(stack.view)
      scene.settle()
    },
    Scenario("out of the window with a plain pop pending") { scene in
      let stack = scene.stack("B", "C")
      scene.pop(stack, animated: false)
      stack.view.removeFromSuperview()
      scene.settle()
      scene.home.view.addSubview(stack.view)
      scene.settle()
    },
    Scenario("out of the window with an animated pop pending") { scene in
      let stack = scene.stack("B", "C")
      scene.pop(stack)
      scene.push(scene.page("D"), on: stack)
      stack.view.removeFromSuperview()
      scene.moment("out of the window")
      scene.settle()
      scene.home.view.addSubview(stack.view)
      scene.settle()
    },
    Scenario("a plain pop asked for out of the window, in a callback") { scene in
      let stack = scene.stack("B", "C")
      scene.on("C.willMove") { stack.view.removeFromSuperview() }
      scene.pop(stack, animated: false)
      scene.moment("popped")
      scene.push(scene.page("D"), on: stack)
      scene.settle()
      scene.home.view.addSubview(stack.view)
      scene.settle()
    },
    Scenario("out of the window in flight") { scene in
      let stack = scene.stack("B")
      scene.push(scene.page("C"), on: stack)
      scene.turn()
      stack.view.removeFromSuperview()
      scene.push(scene.page("D"), on: stack)
      scene.settle()
      scene.home.view.addSubview(stack.view)
      scene.settle()
    },
    Scenario("out of the window when its delegate is asked") { scene in
      let stack = scene.stack("B")
      scene.on("C.asked for push") { stack.view.removeFromSuperview() }
      scene.push(scene.page("C"), on: stack)
      scene.settle()
      scene.home.view.addSubview(stack.view)
      scene.settle()
    },
    Scenario("a stack in a stack's controller") { scene in
      let outer = scene.stack("B"), inner = NavigationController("I")
      inner.delegate = scene.guide.delegate
      inner.viewControllers = [scene.page("C")]
      scene.stacks.append(inner)
      let page = scene.page("D")
      page.addChild(inner)
      page.view.addSubview(inner.view)
      scene.push(page, on: outer)
      scene.push(scene.page("E"), on: inner)
      scene.settle()
      scene.pop(inner)
      scene.pop(outer)
      scene.settle()
    },
  ]
}
