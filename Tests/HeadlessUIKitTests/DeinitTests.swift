import PresentationTesting
import TestSupport
import Testing
import UIKit

/// A controller that cleans up in its `deinit`, as controllers in apps often do.
private final class CleaningViewController: UIViewController {
  let content: UIView
  weak var stack: UINavigationController?

  init(content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() { view = content }

  deinit {
    stack?.delegate = nil
    transitioningDelegate = nil
    content.layoutIfNeeded()
    content.setNeedsLayout()
    content.removeFromSuperview()
    removeFromParent()
    presentedViewController?.dismiss(animated: false)
    dismiss(animated: false)
  }
}

@MainActor @Suite("A deinit that uses UIKit") struct DeinitTests {
  private let home = UIViewController(nibName: "Home", bundle: nil)
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `a controller's deinit can remove the controller's view from the window`() throws {
    let stage = Stage(home)
    var child: CleaningViewController? = CleaningViewController(content: content)
    home.view.addSubview(child!.view)
    try stage.settle()
    expect(content.window != nil)
    weak let released = child
    child = nil
    expect(released == nil)
    expect(content.superview == nil)
    try stage.settle()
    try stage.close()
  }

  @Test func `a popped controller can clean up in its deinit`() throws {
    let stack = UINavigationController(rootViewController: home), stage = Stage(stack)
    var top: CleaningViewController? = CleaningViewController(content: content)
    top?.stack = stack
    stack.pushViewController(top!, animated: true)
    try stage.settle()
    weak let released = top
    top = nil
    stack.popViewController(animated: true)
    try stage.settle()
    expect(released == nil)
    try stage.close()
  }

  @Test func `a dismissed controller can clean up in its deinit`() throws {
    let stage = Stage(home)
    var menu: CleaningViewController? = CleaningViewController(content: content)
    home.present(menu!, animated: true)
    try stage.settle()
    weak let released = menu
    menu = nil
    home.dismiss(animated: true)
    try stage.settle()
    expect(released == nil)
    try stage.close()
  }

  @Test func `a child controller's deinit can clean up while the parent is deallocated`() throws {
    let stage = Stage(home)
    var child: CleaningViewController? = CleaningViewController(content: content)
    var parent: UIViewController? = UIViewController(nibName: "Parent", bundle: nil)
    home.view.addSubview(parent!.view)
    parent?.addChild(child!)
    home.view.addSubview(content)
    try stage.settle()
    weak let released = child
    child = nil
    expect(released?.parent === parent)
    parent = nil
    expect(released == nil)
    try stage.settle()
    try stage.close()
  }
}
