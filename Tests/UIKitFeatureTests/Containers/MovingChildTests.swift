import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Screens in a container of the app that clean up when they are removed.
@MainActor @Suite("Children that enter or leave a container of the app") struct MovingChildTests {
  private final class Child: UIViewController {
    var heard: [String] = []

    private func add(_ event: String) {
      heard.append(
        event + (isMovingToParent ? " entering" : "") + (isMovingFromParent ? " leaving" : ""))
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      add("will appear")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      add("did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      add("will disappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      add("did disappear")
    }
  }

  private let box = PlainViewController(title: "Box")
  private let child = Child(nibName: "Child", bundle: nil)

  private func add(_ child: UIViewController) {
    box.addChild(child)
    box.view.addSubview(child.view)
    child.didMove(toParent: box)
  }

  @Test(.rule("N-6a")) func `a child that is added and removed is moving`() throws {
    let stage = Stage(box)
    add(child)
    try stage.settle()
    expect(child.heard, equals: ["will appear entering", "did appear entering"])
    child.heard = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    try stage.settle()
    expect(child.heard, equals: ["will disappear leaving", "did disappear leaving"])
    expect(!child.isMovingToParent && !child.isMovingFromParent)
    try stage.close()
  }

  @Test(.rule("N-6a")) func `a child that appears and disappears with its parent is not moving`()
    throws
  {
    add(child)
    let tabs = UITabBarController()
    tabs.viewControllers = [box, PlainViewController(title: "Other")]
    let stage = Stage(tabs)
    tabs.selectedIndex = 1
    try stage.settle()
    expect(child.heard, equals: ["will appear", "did appear", "will disappear", "did disappear"])
    try stage.close()
  }

  @Test(.rule("N-6a")) func `the children of transition(from:to:) are moving`() throws {
    add(child)
    let stage = Stage(box), new = Child(nibName: "New", bundle: nil)
    try stage.settle()
    child.heard = []
    child.willMove(toParent: nil)
    box.addChild(new)
    box.transition(from: child, to: new, duration: 0.3, animations: nil) { [child, box] _ in
      child.removeFromParent()
      new.didMove(toParent: box)
    }
    try stage.settle()
    expect(child.heard, equals: ["will disappear leaving", "did disappear leaving"])
    expect(new.heard, equals: ["will appear entering", "did appear entering"])
    try stage.close()
  }

  @Test(.rule("N-6a")) func `a removal that the app takes back is no move`() throws {
    let stage = Stage(box)
    add(child)
    try stage.settle()
    child.willMove(toParent: nil)
    child.didMove(toParent: box)
    child.heard = []
    let cover = PlainViewController(title: "Cover")
    cover.modalPresentationStyle = .fullScreen
    box.present(cover, animated: false)
    try stage.settle()
    expect(child.heard, equals: ["will disappear", "did disappear"])
    try stage.close()
  }

  /// A screen that notes whether its view is in a window when its callbacks are called.
  private final class Placed: UIViewController {
    var heard: [String] = []
    var whenDisappearing: () -> Void = {}

    private func add(_ event: String) {
      heard.append(event + (view.window == nil || view.superview == nil ? " outside" : ""))
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      add("will appear")
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      add("is appearing")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      add("will disappear")
      whenDisappearing()
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      add("did disappear")
    }
  }

  private static let came = ["will appear outside", "is appearing"]
  private static let left = came + ["will disappear", "did disappear outside"]

  @Test(.rule("P-102", "P-117"))
  func `viewWillAppear is called before the root's view enters its window`() throws {
    let placed = Placed(), stage = Stage(placed)
    try stage.settle()
    expect(placed.heard, equals: Self.came)
    try stage.close()
  }

  @Test(.rule("P-102"))
  func `viewWillAppear and viewWillDisappear are called before the view enters or leaves a window`()
    throws
  {
    let stage = Stage(box), placed = Placed(), around = UIView()
    box.addChild(placed)
    box.view.addSubview(around)
    around.addSubview(placed.view)
    try stage.settle()
    around.removeFromSuperview()
    try stage.settle()
    expect(placed.heard, equals: Self.left)
    box.view.addSubview(placed.view)
    try stage.settle()
    UIView().addSubview(placed.view)
    try stage.settle()
    expect(placed.heard, equals: Self.left + Self.left)
    try stage.close()
  }

  @Test(.rule("P-102"))
  func `a view that is added and removed in one turn is in the window in viewIsAppearing`() throws {
    let stage = Stage(box), placed = Placed()
    box.addChild(placed)
    box.view.addSubview(placed.view)
    placed.view.removeFromSuperview()
    try stage.settle()
    expect(placed.heard, equals: Self.left)
    try stage.close()
  }

  @Test(.rule("P-102", "P-115a"), arguments: [true, false])
  func `viewWillDisappear of a window's root is called before its view leaves the window`(
    isReplaced: Bool
  ) throws {
    let placed = Placed(), stage = Stage(placed), field = UITextField()
    placed.view.addSubview(field)
    try stage.settle()
    field.becomeFirstResponder()
    placed.whenDisappearing = { expect(field.isFirstResponder) }
    if isReplaced {
      stage.window.rootViewController = box
    } else {
      stage.window.close()
    }
    try stage.settle()
    expect(placed.heard, equals: Self.left)
    expect(!field.isFirstResponder)
    try stage.close()
  }
}
