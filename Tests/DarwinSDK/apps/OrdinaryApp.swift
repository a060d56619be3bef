import PresentationBinding
import UIKit

// An app that declares common names for its own purposes. The package under test adds members to
// every view controller; none of these members may hide a name that the app declares.

// MARK: Types that extensions of view controllers speak of

struct Presented { var title = "" }
struct Presenting { var title = "" }
struct Content { var title = "" }
struct Screen { var title = "" }
struct Item { var title = "" }
struct Cause { var title = "" }
struct Listener { var title = "" }
enum Action { case save, cancel }

// MARK: Functions of the module, called by name from inside view controllers

@MainActor func schedule(_ work: () -> Void) { work() }
@MainActor func attach(_ view: UIView, to other: UIView) { other.addSubview(view) }
@MainActor func act(_ action: Action) {}
@MainActor func note(_ text: String) {}
@MainActor func obstacle() -> Bool { false }
@MainActor func update() {}
@MainActor func begin() {}

// MARK: Extensions of every view controller

extension UIViewController {
  func show(_ presented: Presented, from presenting: Presenting) -> Content {
    Content(title: presented.title + presenting.title)
  }

  func item(on screen: Screen) -> Item { Item(title: screen.title) }

  func cause(of listener: Listener) -> Cause { Cause(title: listener.title) }

  func perform(_ actions: [Action]) {
    schedule { act(.save) }
    note("performed")
    if obstacle() { attach(UIView(frame: .zero), to: view) }
    update()
    begin()
  }

  func dismiss(_ presented: Presented, animated: Bool) {}

  var isTopMost: Bool { presentedViewController == nil }
}

// MARK: A screen with members of its own

class BaseViewController: UIViewController {
  var name = ""
  var model: String?
  var state = 0
  var content: UIViewController?
  var presenter: AnyObject?
  var router: AnyObject?
  var coordinator: AnyObject?
  var isOnScreen = false
  var isVisible = false
  var isPresented = false
  var isActive = false
  var isLoading = false
  var isBlocked = false
  var isWanted = false
  var isAnimated = true
  var isSteeredByUser = false
  var isBeingTakenAway = false
  var isBeingRemoved = false
  var shown: UIViewController?
  var obstacle: UIView?
  var listener: AnyObject?
  var listeners: [AnyObject] = []
  var window: UIWindow?
  var stack: UINavigationController?
  var path: [String] = []
  var item: Item?
  var screen: Screen?

  func attach(_ view: UIView) {}
  func attach(_ controller: UIViewController) {}
  func detach() {}
  func schedule(_ work: @escaping () -> Void) {}
  func act(for user: String) {}
  func note(_ text: String) {}
  func observe(_ body: @escaping () -> Void) {}
  func update() {}
  func setNeedsUpdate() {}
  func refresh() {}
  func begin() {}
  func finish() {}
  func perform(_ action: Action) {}
  func dismiss(_ controller: UIViewController, animated: Bool) {}
  func dismiss() {}
  func dismiss(animated: Bool) {}
  func present(_ controller: UIViewController) {}
  func present(_ controller: UIViewController, animated: Bool) {}
  func present(item: Item) {}
  func push(path: String) {}
  func push(_ controller: UIViewController) {}
  func pop() {}
  func awaitsTransition(around controller: UIViewController?) -> Bool { false }
  func hearDismissal(of controller: UIViewController) {}
  func hearRemoval(of controller: UIViewController) {}
  func hearStack(_ body: @escaping () -> Void) {}
}

final class ProfileViewController: BaseViewController {
  override var isOnScreen: Bool { didSet { update() } }
  override func attach(_ view: UIView) { super.attach(view) }
  override func dismiss(_ controller: UIViewController, animated: Bool) {
    controller.dismiss(animated: animated, completion: nil)
  }
  override func schedule(_ work: @escaping () -> Void) { super.schedule(work) }

  override func viewDidLoad() {
    super.viewDidLoad()
    attach(UIView(frame: .zero))
    schedule { [weak self] in self?.refresh() }
    note(name)
    present(BaseViewController())
    present(BaseViewController(), animated: true) {}
    dismiss()
  }
}

final class AppNavigationController: UINavigationController {
  var isSteeredByUser = false
  var path: [String] = []

  func push(path: [String]) { self.path = path }
  func hearStack(_ body: @escaping () -> Void) {}
  func listen(to stack: UINavigationController) {}
}
