/// The parts of the package's API that soak tests do not call, with the reasons.
package enum SoakReach {
  /// Functions and properties that soak tests do not call, as `Type.member`, with the reason.
  package struct Omission: Sendable {
    package let reason: String
    package let members: [String]
  }

  package static let omissions = [
    Omission(
      reason: "The system calls it; subclasses of the cast override it.",
      members: [
        "ViewController.updateViewConstraints",
        "ViewController.viewDidLoad", "ViewController.viewWillAppear",
        "ViewController.viewIsAppearing", "ViewController.viewDidAppear",
        "ViewController.viewWillDisappear", "ViewController.viewDidDisappear",
        "ViewController.viewWillLayoutSubviews", "ViewController.viewDidLayoutSubviews",
        "ViewController.viewSafeAreaInsetsDidChange",
        "ViewController.willMove", "ViewController.didMove", "ViewController.loadView",
        "ViewController.willTransition", "ViewController.viewWillTransition",
        "ViewController.size", "TabBarController.tabBar",
        "PresentationController.traitCollectionDidChange",
        "PresentationController.presentationTransitionWillBegin",
        "PresentationController.presentationTransitionDidEnd",
        "PresentationController.dismissalTransitionWillBegin",
        "PresentationController.dismissalTransitionDidEnd",
        "PresentationController.containerViewWillLayoutSubviews",
        "PresentationController.containerViewDidLayoutSubviews",
        "PresentationController.preferredContentSizeDidChange", "PresentationController.size",
        "PresentationController.willTransition", "PresentationController.viewWillTransition",
        "PresentationController.systemLayoutFittingSizeDidChange",
      ]),
    Omission(
      reason: "It is set once, when the cast is made; what it answers is drawn from the seed.",
      members: [
        "ViewController.transitioningDelegate", "ViewController.customTransition",
        "NavigationController.delegate", "TabBarController.delegate",
        "PresentationController.delegate",
      ]),
    Omission(
      reason: "It chooses the key window, which no callback depends on.",
      members: ["Window.makeKey", "Window.becomeKey", "Window.resignKey"]),
    Omission(
      reason: "It names a controller in traces, and the cast has its names from the start.",
      members: ["ViewController.restorationIdentifier"]),
    Omission(
      reason: "It is assigned in `loadView`, before the view is in a window.",
      members: ["ViewController.view"]),
    Omission(
      reason: "Bound presenters call it; they have a soak of their own.",
      members: [
        "ViewController.presenterAct", "ViewController.presenterAttach",
        "ViewController.presenterAwaitsTransition", "ViewController.presenterDismiss",
        "ViewController.presenterObserveDismissal", "ViewController.presenterObserveGesture",
        "ViewController.presenterObserveRemoval",
        "ViewController.presenterNote", "ViewController.presenterObstacle",
        "ViewController.presenterSchedule", "NavigationController.presenterObserveStack",
        "ViewController.presenterDetach", "ViewController.presenterMakeAlert",
        "TabBarController.presenterObserveTabs", "TabBarController.presenterSelect",
        "Window.presenterAttach", "Window.presenterDetach", "Window.presenterSchedule",
      ]),
    Omission(
      reason: "A transition reports with it what it misses; it changes nothing.",
      members: ["ViewController.report"]),
    Omission(
      reason: "It changes how the system's own transition looks, and no callback.",
      members: ["ViewController.modalTransitionStyle"]),
    Omission(
      reason: "It changes what keys do, which no callback depends on.",
      members: ["ViewController.addKeyCommand", "ViewController.removeKeyCommand"]),
    Omission(
      reason: "It changes traits, which the app reads, and no transition.",
      members: [
        "PresentationController.overrideTraitCollection", "ViewController.traitOverrides",
      ]),
    Omission(
      reason: "It returns the adapted style, or dispatches a touch, in every run.",
      members: ["PresentationController.adaptivePresentationStyle", "Window.sendEvent"]),
    Omission(
      reason: "It moves the bar, as a stack with `hidesBottomBarWhenPushed` does in the runs.",
      members: ["TabBarController.isTabBarHidden", "TabBarController.setTabBarHidden"]),
    Omission(
      reason: "It pushes or presents, as the runs do without it.",
      members: ["ViewController.show", "ViewController.showDetailViewController"]),
  ]
}
