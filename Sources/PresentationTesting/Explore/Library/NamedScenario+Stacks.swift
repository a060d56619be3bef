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
    scenario.may("append", times: 2) { path.values.append(path.freshName()) }
    scenario.may("remove the last", times: 2) {
      !path.values.isEmpty
    } _: {
      path.values.removeLast()
    }
    scenario.may("replace", times: 1) { path.values = ["Rome", path.freshName()] }
    scenario.userMay("tap Back", times: 2) {
      stack.viewControllers.count > 1 && stack.presentedViewController == nil
    } _: {
      stack.popViewController(animated: true)
    }
    scenario.may("pop to the root", times: 1) { stack.popToRootViewController(animated: true) }
    let sheet = ViewController("Sheet")
    scenario.may("present a sheet", times: 1) { stack.present(sheet, animated: true) }
    scenario.may("dismiss it", times: 1) {
      sheet.presentingViewController != nil && !sheet.isBeingDismissed
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
    scenario.may("append", times: 1) { path.values.append(path.freshName()) }
    scenario.may("remove the last", times: 1) {
      !path.values.isEmpty
    } _: {
      path.values.removeLast()
    }
    scenario.may("replace", times: 1) { path.values = ["Rome", path.freshName()] }
    scenario.may("switch the tab", times: 2) { tabs.selectedIndex = 1 - tabs.selectedIndex }
    scenario.atRest("the stack is the path") { path.shown == path.values }
  }
}
