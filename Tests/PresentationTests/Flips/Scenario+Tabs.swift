import Presentation
import PresentationTesting

extension Scenario {
  /// Scenarios with selections and sets of tabs, on screen and off screen.
  static let tabs: [Scenario] = [
    Scenario("select without an animator") { scene in
      let tabs = scene.tabs(scene.page("B"), scene.page("C"))
      scene.select(1, of: tabs)
      scene.turn()
      scene.select(0, of: tabs)
      scene.settle()
    },
    Scenario("select with an animator") { scene in
      let tabs = scene.tabs(scene.page("B"), scene.page("C"), ending: .later(true))
      scene.select(1, of: tabs)
      scene.settle()
      scene.select(0, of: tabs)
      scene.settle()
      scene.select(1, of: tabs)
      scene.settle()
      tabs.selectedViewController?.view.removeFromSuperview()
      scene.settle()
    },
    Scenario("a selection that is taken back") { scene in
      let tabs = scene.tabs(scene.page("B"), scene.page("C"), ending: .later(false))
      scene.select(1, of: tabs)
      scene.settle()
      scene.tabGuide.ending = nil
      scene.select(1, of: tabs)
      scene.settle()
    },
    Scenario("a view that leaves after its selection was taken back") { scene in
      let tabs = scene.tabs(scene.page("B"), scene.page("C"), ending: .later(false))
      scene.select(1, of: tabs)
      scene.settle()
      tabs.selectedViewController?.view.removeFromSuperview()
      scene.settle()
    },
    Scenario("a selection while one is taken back") { scene in
      let tabs = scene.tabs(scene.page("B"), scene.page("C"), ending: .later(false))
      scene.select(1, of: tabs)
      scene.on("B.viewDidAppear") {
        scene.tabGuide.ending = nil
        scene.select(1, of: tabs)
      }
      scene.settle()
    },
    Scenario("a push on a stack whose selection is taken back") { scene in
      let stack = NavigationController("N")
      stack.viewControllers = [scene.page("C")]
      scene.stacks.append(stack)
      let b = scene.page("B"), tabs = scene.tabs(stack, b)
      scene.select(1, of: tabs)
      (scene.tabGuide.ending, scene.tabGuide.mover) = (.never, b)
      scene.select(0, of: tabs)
      scene.turn()
      scene.push(scene.page("D"), on: stack)
      scene.context?.completeTransition(false)
      scene.settle()
    },
    Scenario("an animator of tabs that ends at once") { scene in
      let tabs = scene.tabs(scene.page("B"), scene.page("C"), ending: .now(true))
      scene.select(1, of: tabs)
      scene.settle()
      scene.tabGuide.ending = .now(false)
      scene.select(0, of: tabs)
      scene.settle()
    },
    Scenario("a selection by hand") { scene in
      let tabs = scene.tabs(scene.page("B"), scene.page("C"), ending: .never)
      for finishes in [false, true] {
        scene.tabGuide.steersNext = true
        scene.select(1, of: tabs)
        scene.turn()
        scene.context?.updateInteractiveTransition(0.5)
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
    Scenario("selections one behind the other") { scene in
      let tabs = scene.tabs(
        scene.page("B"), scene.page("C"), scene.page("D"), ending: .later(true))
      scene.select(1, of: tabs)
      scene.select(2, of: tabs)
      scene.set([tabs.viewControllers?.last, scene.page("E")].compactMap(\.self), of: tabs)
      scene.settle()
    },
    Scenario("selections from callbacks of tabs") { scene in
      let tabs = scene.tabs(scene.page("B"), scene.page("C"), scene.page("D"))
      for (moment, index) in [
        ("C.viewWillAppear", 2), ("D.viewDidAppear", 0), ("B.asked for animator", 1),
      ] {
        scene.on(moment) { scene.select(index, of: tabs) }
      }
      scene.select(1, of: tabs)
      scene.settle()
      scene.select(0, of: tabs)
      scene.settle()
    },
    Scenario("tabs that come and go") { scene in
      let (b, c) = (scene.page("B"), scene.page("C")), tabs = scene.tabs(b, c)
      scene.on("D.willMove") { scene.select(1, of: tabs) }
      scene.set([c, scene.page("D")], of: tabs)
      scene.settle()
      scene.set([scene.page("E"), c], of: tabs)
      scene.set([c], of: tabs)
      scene.set([], of: tabs)
      scene.settle()
      scene.set([b], of: tabs)
      scene.settle()
    },
    Scenario("animated sets") { scene in
      let (b, c) = (scene.page("B"), scene.page("C"))
      let tabs = scene.tabs(b, c, ending: .later(true))
      scene.set([scene.page("D"), c], of: tabs, animated: true)
      scene.settle()
      scene.tabGuide.ending = .later(false)
      scene.set([scene.page("E"), c], of: tabs, animated: true)
      scene.settle()
    },
    Scenario("selections from the end of an animator") { scene in
      let (b, c) = (scene.page("B"), scene.page("C"))
      let tabs = scene.tabs(b, c, scene.page("D"), ending: .later(true))
      scene.on("C.animationEnded") { scene.select(2, of: tabs) }
      scene.select(1, of: tabs)
      scene.settle()
      scene.tabGuide.ending = .later(false)
      scene.on("B.animationEnded") { scene.select(1, of: tabs) }
      scene.select(0, of: tabs)
      scene.settle()
    },
    Scenario("a transaction around a selection") { scene in
      let tabs = scene.tabs(scene.page("B"), scene.page("C"), ending: .later(true))
      scene.transact { scene.select(1, of: tabs) }
      scene.settle()
    },
    Scenario("a tab from another parent") { scene in
      let tabs = scene.tabs(scene.page("B")), tile = scene.child("K", of: scene.home)
      scene.turn()
      scene.set([tile], of: tabs)
      scene.settle()
    },
    Scenario("taps") { scene in
      let stack = NavigationController("N")
      stack.viewControllers = [scene.page("C"), scene.page("D")]
      scene.stacks.append(stack)
      let tabs = scene.tabs(scene.page("B"), stack)
      for index in [1, 1, 0] {
        scene.stage.user.tapTab(at: index)
        scene.moment("tapped \(index)")
        scene.settle()
      }
      tabs.selectedViewController = scene.page("E")
      scene.settle()
    },
    Scenario("a switch during a push") { scene in
      let stack = NavigationController("N")
      stack.viewControllers = [scene.page("C")]
      scene.stacks.append(stack)
      let tabs = scene.tabs(stack, scene.page("B"))
      scene.push(scene.page("D"), on: stack)
      scene.select(1, of: tabs)
      scene.settle()
      scene.select(0, of: tabs)
      scene.push(scene.page("E"), on: stack)
      scene.turn()
      scene.select(1, of: tabs)
      scene.settle()
    },
    Scenario("pushes at the end of a selection") { scene in
      let stack = NavigationController("N")
      stack.viewControllers = [scene.page("C")]
      scene.stacks.append(stack)
      let tabs = scene.tabs(stack, scene.page("B"), ending: .never)
      scene.select(1, of: tabs)
      scene.push(scene.page("D"), on: stack)
      scene.context?.completeTransition(true)
      scene.settle()
      scene.tabGuide.ending = .later(false)
      scene.select(0, of: tabs)
      scene.settle()
    },
  ]

  /// Scenarios with selections while the tabs appear or disappear.
  static let tabsAndModals: [Scenario] = [
    Scenario("selections while tabs go and come") { scene in
      let (b, c) = (scene.page("B"), scene.page("C")), tabs = scene.tabs(b, c)
      scene.present(scene.probe("M", removes: true))
      scene.turn()
      scene.on("D.willMove") { scene.select(1, of: tabs) }
      scene.set([scene.page("D"), c], of: tabs)
      scene.settle()
      scene.select(0, of: tabs)
      scene.settle()
      scene.dismiss()
      scene.turn()
      scene.on("C.viewWillAppear") { scene.set([c], of: tabs) }
      scene.select(1, of: tabs)
      scene.settle()
    },
    Scenario("pushes in tabs that go and come") { scene in
      let stack = NavigationController("N")
      stack.viewControllers = [scene.page("C")]
      scene.stacks.append(stack)
      let b = scene.page("B"), tabs = scene.tabs(stack, b)
      scene.push(scene.page("D"), on: stack)
      scene.present(scene.probe("M", removes: true))
      scene.on("M.presentationWillBegin") { scene.select(1, of: tabs) }
      scene.on("C.viewWillAppear") { scene.push(scene.page("E"), on: stack) }
      scene.turn()
      scene.select(1, of: tabs)
      scene.settle()
      scene.dismiss()
      scene.turn()
      scene.select(0, of: tabs)
      scene.settle()
    },
    Scenario("sets while tabs come") { scene in
      let (b, c) = (scene.page("B"), scene.page("C")), tabs = scene.tabs(b, c)
      scene.present(scene.probe("M", removes: true))
      scene.settle()
      scene.dismiss()
      scene.turn()
      scene.set([scene.page("D"), c], of: tabs)
      scene.settle()
      tabs.selectedViewController?.view.removeFromSuperview()
      scene.settle()
    },
    Scenario("a layout of tabs that go") { scene in
      let b = scene.page("B"), tabs = scene.tabs(b, scene.page("C"))
      scene.present(scene.probe("M", removes: true))
      scene.turn()
      b.view.addSubview(FlipTile(in: scene))
      scene.select(1, of: tabs)
      scene.settle()
    },
    Scenario("a layout of tabs that come") { scene in
      let b = scene.page("B"), tabs = scene.tabs(b, scene.page("C"))
      scene.present(scene.probe("M", removes: true))
      scene.settle()
      scene.dismiss()
      scene.turn()
      b.view.addSubview(FlipTile(in: scene))
      scene.select(1, of: tabs)
      scene.settle()
    },
    Scenario("a set from another parent, unseen") { scene in
      let tabs = scene.tabs(scene.page("B")), tile = scene.child("K", of: scene.home)
      scene.present(scene.probe("M", removes: true))
      scene.settle()
      scene.set([tile], of: tabs)
      scene.dismiss()
      scene.settle()
    },
    Scenario("tabs that come back during a selection") { scene in
      let tabs = scene.tabs(scene.page("B"), scene.page("C"), ending: .never)
      scene.select(1, of: tabs)
      scene.present(scene.probe("M", removes: true))
      scene.advance(by: .seconds(1))
      scene.dismiss()
      scene.advance(by: .seconds(1))
      scene.select(0, of: tabs)
      scene.moment("selected again")
      scene.context?.completeTransition(true)
      scene.settle()
    },
    Scenario("a selection while the first view loads") { scene in
      let b = scene.page("B")
      scene.on("B.viewDidLoad") { scene.select(1, of: scene.rows[0]) }
      let tabs = scene.tabs(b, scene.page("C"))
      scene.select(0, of: tabs)
      scene.settle()
    },
  ]
}
