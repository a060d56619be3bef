// The containers of exported plans: they record their callbacks and the calls of the test.
//
// Written by "present export --uikit". Public UIKit only.
import UIKit

/// A navigation controller of a plan.
final class PlannedStack: UINavigationController, PlannedScreen {
  let part: PlannedPart

  init(_ name: String) {
    part = PlannedPart(name)
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = name
    PlanRecorder.shared.enter(self)
  }

  required init?(coder: NSCoder) { fatalError("a plan's controller is made by its name") }

  /// The names of its controllers, from the root to the top.
  var stackedNames: [String] { viewControllers.map { $0.planName ?? "?" } }

  /// Gives it its delegate.
  func hear() {
    let delegate: NSObject & UINavigationControllerDelegate =
      part.coming != nil || part.going != nil
      ? PlannedAnimatingStackDelegate(of: part) : PlannedStackDelegate(of: part)
    (part.listener, self.delegate) = (delegate, delegate)
  }

  override func pushViewController(_ controller: UIViewController, animated: Bool) {
    change("push(\(controller.planName ?? "?")\(flag(animated, ", animated")))") {
      super.pushViewController(controller, animated: animated)
    }
  }

  @discardableResult
  override func popViewController(animated: Bool) -> UIViewController? {
    change("pop(\(flag(animated, "animated")))") { super.popViewController(animated: animated) }
  }

  @discardableResult
  override func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    change("popTo(\(controller.planName ?? "?")\(flag(animated, ", animated")))") {
      super.popToViewController(controller, animated: animated)
    }
  }

  @discardableResult
  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    change("popToRoot(\(flag(animated, "animated")))") {
      super.popToRootViewController(animated: animated)
    }
  }

  override func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    let names = controllers.map { $0.planName ?? "?" }.joined(separator: ", ")
    change("setViewControllers([\(names)]\(flag(animated, ", animated")))") {
      super.setViewControllers(controllers, animated: animated)
    }
  }

  override func viewDidLoad() { part.hear(.viewDidLoad) { super.viewDidLoad() } }

  override func viewWillAppear(_ animated: Bool) {
    part.hear(.viewWillAppear, animated, becoming: "appearing") { super.viewWillAppear(animated) }
  }

  override func viewIsAppearing(_ animated: Bool) {
    part.hear(.viewIsAppearing, animated) { super.viewIsAppearing(animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    part.hear(.viewDidAppear, animated, becoming: "appeared") { super.viewDidAppear(animated) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    part.hear(.viewWillDisappear, animated, becoming: "disappearing") {
      super.viewWillDisappear(animated)
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    part.hear(.viewDidDisappear, animated, becoming: "disappeared") {
      super.viewDidDisappear(animated)
    }
  }

  override func willMove(toParent parent: UIViewController?) {
    part.noteWillMove(to: parent, from: self.parent)
    super.willMove(toParent: parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    part.noteDidMove(to: parent)
    super.didMove(toParent: parent)
  }

  override func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    part.call(presentEvent(controller, animated)) {
      super.present(controller, animated: animated, completion: completion)
    }
  }

  override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    part.call("dismiss(\(flag(animated, "animated")))") {
      super.dismiss(animated: animated, completion: completion)
    }
  }
}

/// A tab bar controller of a plan.
final class PlannedTabs: UITabBarController, PlannedScreen {
  let part: PlannedPart

  init(_ name: String) {
    part = PlannedPart(name)
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = name
    PlanRecorder.shared.enter(self)
  }

  required init?(coder: NSCoder) { fatalError("a plan's controller is made by its name") }

  /// The names of its controllers, from the first tab to the last.
  var tabNames: [String] { (viewControllers ?? []).map { $0.planName ?? "?" } }

  /// Gives it its delegate, which lets the user select or not.
  func hear(maySelect: Bool) {
    let delegate: NSObject & UITabBarControllerDelegate =
      part.coming != nil
      ? PlannedAnimatingTabsDelegate(of: part, maySelect: maySelect)
      : PlannedTabsDelegate(of: part, maySelect: maySelect)
    (part.listener, self.delegate) = (delegate, delegate)
  }

  override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set {
      change("select(\(newValue?.planName ?? "nil"))") {
        super.selectedViewController = newValue
      }
    }
  }

  override func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    let names = (controllers ?? []).map { $0.planName ?? "?" }.joined(separator: ", ")
    change("setViewControllers([\(names)]\(flag(animated, ", animated")))") {
      super.setViewControllers(controllers, animated: animated)
    }
  }

  override func viewDidLoad() { part.hear(.viewDidLoad) { super.viewDidLoad() } }

  override func viewWillAppear(_ animated: Bool) {
    part.hear(.viewWillAppear, animated, becoming: "appearing") { super.viewWillAppear(animated) }
  }

  override func viewIsAppearing(_ animated: Bool) {
    part.hear(.viewIsAppearing, animated) { super.viewIsAppearing(animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    part.hear(.viewDidAppear, animated, becoming: "appeared") { super.viewDidAppear(animated) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    part.hear(.viewWillDisappear, animated, becoming: "disappearing") {
      super.viewWillDisappear(animated)
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    part.hear(.viewDidDisappear, animated, becoming: "disappeared") {
      super.viewDidDisappear(animated)
    }
  }

  override func willMove(toParent parent: UIViewController?) {
    part.noteWillMove(to: parent, from: self.parent)
    super.willMove(toParent: parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    part.noteDidMove(to: parent)
    super.didMove(toParent: parent)
  }

  override func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    part.call(presentEvent(controller, animated)) {
      super.present(controller, animated: animated, completion: completion)
    }
  }

  override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    part.call("dismiss(\(flag(animated, "animated")))") {
      super.dismiss(animated: animated, completion: completion)
    }
  }
}

extension PlannedScreen {
  /// Makes a change of what a container holds; in one that was never shown it is not recorded.
  fileprivate func change<Result>(_ event: String, _ body: () -> Result) -> Result {
    isKnown ? part.call(event, body) : body()
  }
}
