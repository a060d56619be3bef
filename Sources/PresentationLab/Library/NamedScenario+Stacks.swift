import Presentation
import PresentationTesting

extension NamedScenario {
  static let path = NamedScenario(
    "path",
    about: "A stack shows the path of a library. The user may go back.",
    implementations: [.path, .naivePath]
  ) { scenario, implementation in
    let path = DemoPath()
    path.showStack(in: scenario, implementation)
    path.declarePops(in: scenario)
  }

  static let pathUnderSheet = NamedScenario(
    "path-under-sheet",
    about: "A stack shows the path of a library, and a sheet is presented over the stack.",
    implementations: [.path, .naivePath], depth: 4
  ) { scenario, implementation in
    let path = DemoPath(), stack = path.stack, sheet = ViewController("Sheet")
    path.showStack(in: scenario, implementation)
    path.declarePops(in: scenario)
    scenario.may("present a sheet") { stack.present(sheet, animated: true) }
    scenario.may("dismiss it") {
      sheet.presentingViewController != nil && !sheet.isBeingDismissed
    } _: {
      sheet.dismiss(animated: true)
    }
  }

  static let swipe = NamedScenario(
    "swipe",
    about: "A stack shows the path of a library. The user swipes back, or cancels the swipe.",
    implementations: [.path, .naivePath]
  ) { scenario, implementation in
    let path = DemoPath()
    path.showStack(in: scenario, implementation)
    scenario.userMay(.swipeBack, .tapBack)
  }

  /// This scenario leaves out some moves of `swipe`; with all of them, it has more than a million
  /// states.
  static let swipeInTab = NamedScenario(
    "swipe-in-tab",
    about: "A stack in a tab shows the path of a library. The user swipes back, or cancels the "
      + "swipe.",
    implementations: [.path, .naivePath]
  ) { scenario, implementation in
    let path = DemoPath(), tabs = TabBarController("Tabs")
    tabs.viewControllers = [path.stack, ViewController("Search")]
    _ = scenario.stage(tabs)
    path.declare(in: scenario, implementation)
    scenario.userMay(.swipeBack)
    scenario.may("switch the tab") { tabs.selectedIndex = 1 - tabs.selectedIndex }
  }
}

extension DemoPath {
  /// Shows the stack as the root of a stage, and declares all actions that change the path.
  fileprivate func showStack(in scenario: Scenario, _ implementation: Implementation) {
    _ = scenario.stage(stack)
    declare(in: scenario, implementation)
    scenario.may("replace") {
      self.mayReplace
    } _: {
      self.replace()
    }
  }

  /// Sets the path to two values, attaches the presenter, and declares actions that lengthen and
  /// shorten the path.
  fileprivate func declare(in scenario: Scenario, _ implementation: Implementation) {
    values = ["Rome", "Forum"]
    follow(implementation)
    scenario.may("append") {
      self.freshName != nil
    } _: {
      self.append()
    }
    scenario.may("remove the last") {
      !self.values.isEmpty
    } _: {
      self.values.removeLast()
    }
    scenario.atRest("the stack matches the path") { .expect(self.shown, self.values) }
  }

  /// Declares actions that pop controllers directly instead of changing the path.
  ///
  /// While a request waits, these actions are not possible, because each further waiting call would
  /// add a new state to the exploration.
  fileprivate func declarePops(in scenario: Scenario) {
    scenario.userMay("tap Back") {
      self.stack.viewControllers.count > 1 && self.stack.presentedViewController == nil
        && !self.hasRequestsWaiting
    } _: {
      self.stack.popViewController(animated: true)
    }
    scenario.may("pop to the root") {
      !self.hasRequestsWaiting
    } _: {
      self.stack.popToRootViewController(animated: true)
    }
  }
}
