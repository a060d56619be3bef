import Presentation

extension NamedScenario {
  static let path = NamedScenario(
    "path",
    about: "A stack shows what a library's path names. The user may go back.",
    crafts: [.path, .naivePath]
  ) { scenario, craft in
    let path = DemoPath(), stack = path.stack
    _ = scenario.stage(stack)
    path.values = ["Rome", "Forum"]
    path.follow(craft)
    scenario.may("append") {
      path.freshName != nil
    } _: {
      path.append()
    }
    scenario.may("remove the last") {
      !path.values.isEmpty
    } _: {
      path.values.removeLast()
    }
    scenario.may("replace") {
      path.mayReplace
    } _: {
      path.replace()
    }
    scenario.userMay("tap Back") {
      stack.viewControllers.count > 1 && stack.presentedViewController == nil && path.isStill
    } _: {
      stack.popViewController(animated: true)
    }
    // A caller that calls again and again while its call waits would make a state for each call.
    scenario.may("pop to the root") {
      !path.hasRequestsWaiting
    } _: {
      stack.popToRootViewController(animated: true)
    }
    let sheet = ViewController("Sheet")
    scenario.may("present a sheet") {
      path.isStill
    } _: {
      stack.present(sheet, animated: true)
    }
    scenario.may("dismiss it") {
      sheet.presentingViewController != nil && path.isStill
    } _: {
      sheet.dismiss(animated: true)
    }
    scenario.atRest("the stack is the path") { path.shown == path.values }
  }

  static let swipe = NamedScenario(
    "swipe",
    about: "A stack in a tab shows what a library's path names. The user swipes back, and may "
      + "think better.",
    crafts: [.path, .naivePath]
  ) { scenario, craft in
    let path = DemoPath(), tabs = TabBarController("Tabs")
    tabs.viewControllers = [path.stack, ViewController("Search")]
    _ = scenario.stage(tabs)
    path.values = ["Rome", "Forum"]
    path.follow(craft)
    scenario.userMay(.swipeBack, .tapBack)
    scenario.may("append") {
      path.freshName != nil
    } _: {
      path.append()
    }
    scenario.may("remove the last") {
      !path.values.isEmpty
    } _: {
      path.values.removeLast()
    }
    scenario.may("replace") {
      path.mayReplace
    } _: {
      path.replace()
    }
    scenario.may("switch the tab") { tabs.selectedIndex = 1 - tabs.selectedIndex }
    scenario.atRest("the stack is the path") { path.shown == path.values }
  }
}
