import PresentationTesting
import TestSupport
import Testing
import UIKit

/// Properties and methods of UIKit's classes that an app's subclass overrides.
@MainActor @Suite("Overrides in subclasses") struct OverrideTests {
  private final class Card: UIView {
    var heard: [String] = []

    override var frame: CGRect { didSet { heard.append("frame \(Int(frame.width))") } }
    override var bounds: CGRect { didSet { heard.append("bounds \(Int(bounds.width))") } }
    override var isHidden: Bool { didSet { heard.append("hidden \(isHidden)") } }
    override var alpha: CGFloat {
      get { super.alpha }
      set { super.alpha = min(0.5, newValue) }
    }
    override var backgroundColor: UIColor? {
      get { .red }
      set { heard.append("color \(newValue == nil ? "nil" : "set")") }
    }
    override var tintColor: UIColor! { didSet { heard.append("tint") } }
    override func addSubview(_ view: UIView) {
      heard.append("add")
      super.addSubview(view)
    }
    override func removeFromSuperview() {
      heard.append("remove")
      super.removeFromSuperview()
    }
    override func setNeedsLayout() {
      heard.append("needs layout")
      super.setNeedsLayout()
    }
    override func setNeedsDisplay() { heard.append("needs display") }
  }

  private final class Screen: UIViewController {
    var fake: UIViewController?
    var heard: [String] = []

    override var presentedViewController: UIViewController? {
      fake ?? super.presentedViewController
    }
    override var navigationController: UINavigationController? {
      heard.append("navigationController")
      return super.navigationController
    }
    override var isMovingFromParent: Bool { fake != nil || super.isMovingFromParent }
    override var isEditing: Bool { didSet { heard.append("editing \(isEditing)") } }
    override var navigationItem: UINavigationItem {
      super.navigationItem.title = "Fixed"
      return super.navigationItem
    }
    override func addChild(_ childController: UIViewController) {
      heard.append("addChild")
      super.addChild(childController)
    }
  }

  @Test func `a subclass of a view observes its own changes`() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    expect(card.heard == ["needs layout"] && card.frame.width == 10)
    card.heard = []
    card.frame.size.width = 20
    expect(card.heard, equals: ["needs layout", "frame 20"])
    card.heard = []
    card.bounds.size.width = 30
    (card.isHidden, card.alpha, card.backgroundColor) = (true, 1, nil)
    card.tintColor = .blue
    expect(card.alpha == 0.5 && card.backgroundColor == .red)
    expect(card.heard, equals: ["needs layout", "bounds 30", "hidden true", "color nil", "tint"])
  }

  @Test func `a subclass of a view is called when its place in the tree changes`() {
    let card = Card(), outer = UIView()
    card.heard = []
    card.addSubview(UIView())
    outer.addSubview(card)
    card.setNeedsDisplay()
    card.removeFromSuperview()
    expect(card.heard, equals: ["add", "needs layout", "needs display", "remove"])
  }

  @Test func `a subclass of a controller can replace the relations to other controllers`() throws {
    let screen = Screen(), nav = UINavigationController(rootViewController: screen)
    let stage = Stage(nav)
    try stage.settle()
    expect(screen.navigationController === nav && !screen.isMovingFromParent)
    screen.isEditing = true
    screen.addChild(UIViewController())
    expect(screen.heard, equals: ["navigationController", "editing true", "addChild"])
    let fake = UIViewController()
    screen.fake = fake
    expect(screen.presentedViewController === fake && screen.isMovingFromParent)
    expect(screen.navigationItem.title, equals: "Fixed")
    screen.fake = nil
    try stage.close()
  }
}
