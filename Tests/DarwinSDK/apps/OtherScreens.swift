import PresentationBinding

// Screen types with the signatures of UIKit's types that do not belong to UIKit.

@MainActor class Screen {
  var presentedViewController: Screen? { nil }
  var presentingViewController: Screen? { nil }
  var isBeingPresented: Bool { false }
  var isBeingDismissed: Bool { false }

  func present(
    _ viewControllerToPresent: Screen, animated flag: Bool, completion: (() -> Void)? = nil
  ) {}

  func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

@MainActor class ScreenStack: Screen {
  var viewControllers: [Screen] = []

  func setViewControllers(_ viewControllers: [Screen], animated: Bool) {}
}

extension Screen: Presenter, PresentedController {}

extension ScreenStack: StackPresenter {}

@MainActor class NamedScreen {
  var presentedViewController: Screen? { nil }

  func present(
    _ viewControllerToPresent: Screen, animated flag: Bool, completion: (() -> Void)? = nil
  ) {}

  func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

extension NamedScreen: Presenter {
  typealias PresenterContent = Screen
}
