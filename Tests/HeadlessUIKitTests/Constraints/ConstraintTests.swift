import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Constraints") struct ConstraintTests {
  let home = PlainViewController(title: "Home")
  let stage: Stage

  init() {
    stage = Stage(home)
  }

  /// Adds views to a superview; constraints can place these views.
  func views(_ count: Int, in superview: UIView? = nil) -> [UIView] {
    (0..<count).map { index in
      let view = UIView("view \(index)")
      (superview ?? home.view).addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      return view
    }
  }

  func view(_ name: String, in superview: UIView? = nil) -> UIView {
    let view = UIView(name)
    (superview ?? home.view).addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  /// Activates constraints that give a view a position and a size.
  func pin(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    guard let superview = view.superview else { return }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: x),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: y),
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
    ])
  }

  // MARK: Which views are placed

  @Test(.rule("L-2"))
  func `constraints do not move a view whose autoresizing mask is translated into constraints`() {
    let view = UIView("box")
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    home.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 3),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    stage.runTurn()
    stage.runTurn()
    expect(view.frame, equals: CGRect(x: 1, y: 2, width: 3, height: 4))
    expect(stage.issues.map(\.code), equals: [.brokenConstraint])
    expect(stage.issues.first?.message.contains("box.height == 40") == true)
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.runTurn()
    expect(view.bounds.size, equals: CGSize(width: 3, height: 40))
  }

  @Test(.rule("L-2"))
  func `constraints override a view's frame and autoresizing mask`() {
    let view = view("box")
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pin(view, 10, 20, 30, 40)
    stage.runTurn()
    view.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
    home.view.setNeedsLayout()
    stage.runTurn()
    expect(view.frame, equals: CGRect(x: 10, y: 20, width: 30, height: 40))
    stage.resize(to: CGSize(width: 500, height: 500))
    expect(view.frame, equals: CGRect(x: 10, y: 20, width: 30, height: 40))
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("L-1"))
  func
    `constraints set a view's center and bounds, and the transform acts around the anchor point`()
  {
    let view = view("box")
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    pin(view, 10, 20, 30, 40)
    stage.runTurn()
    expect(view.center, equals: CGPoint(x: 10, y: 20))
    expect(view.bounds.size, equals: CGSize(width: 30, height: 40))
    expect(view.frame, equals: CGRect(x: 10, y: 20, width: 60, height: 80))
  }

  @Test(.rule("L-1"))
  func `constraints have no effect in a view whose layoutSubviews does not call super`() {
    final class Aloof: UIView {
      override func layoutSubviews() {}
    }
    let aloof = Aloof(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    home.view.addSubview(aloof)
    let view = view("box", in: aloof)
    pin(view, 10, 20, 30, 40)
    stage.runTurn()
    expect(view.frame, equals: .zero)
  }

  // MARK: Time of the layout

  @Test(.rule("L-4"), arguments: ["superview", "view itself", "window", "a view inside it"])
  func `layoutIfNeeded in an animation block animates a changed constraint constant`(
    of receiver: String
  ) {
    let view = view("box"), inner = self.view("inner", in: view)
    pin(view, 10, 0, 30, 40)
    pin(inner, 0, 0, 10, 10)
    let top = view.topAnchor.constraint(equalTo: home.view.topAnchor, constant: 100)
    top.priority = .defaultHigh
    for constraint in home.view.constraints where constraint.firstAttribute == .top {
      constraint.isActive = false
    }
    top.isActive = true
    stage.runTurn()
    top.constant = 200
    stage.world.use {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        switch receiver {
        case "superview": home.view.layoutIfNeeded()
        case "view itself": view.layoutIfNeeded()
        case "window": stage.window.layoutIfNeeded()
        default: inner.layoutIfNeeded()
        }
      }
    }
    stage.advance(by: .milliseconds(500))
    expect(view.frame.minY, equals: 200)
    expect(view.presentationValues().center.y, equals: 170)
  }

  @Test(.rule("L-4"))
  func `changing a constraint in an animation block without layoutIfNeeded animates nothing`()
    throws
  {
    let view = view("box")
    pin(view, 10, 0, 30, 40)
    stage.runTurn()
    let height = try #require(view.constraints.first { $0.firstAttribute == .height })
    height.constant = 90
    expect(view.bounds.height, equals: 40)
    stage.runTurn()
    expect(view.bounds.height, equals: 90)
    stage.world.use { UIView.animate(withDuration: 1) { height.constant = 10 } }
    stage.runTurn()
    expect(view.presentationValues().bounds.height, equals: 10)
  }

  @Test(.rule("L-1"), arguments: [true, false])
  func `a view follows another view's frame if constraints connect the two views`(
    inAnotherView: Bool
  ) {
    let outer = UIView("outer")
    outer.frame = CGRect(x: 0, y: 300, width: 390, height: 200)
    home.view.addSubview(outer)
    let anchor = UIView("anchor")
    anchor.frame = CGRect(x: 20, y: 10, width: 100, height: 50)
    (inAnotherView ? outer : home.view).addSubview(anchor)
    let view = view("box")
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: anchor.bottomAnchor, constant: 8),
      view.leadingAnchor.constraint(equalTo: anchor.leadingAnchor),
      view.widthAnchor.constraint(equalTo: anchor.widthAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    let y: CGFloat = inAnotherView ? 300 : 0
    stage.runTurn()
    expect(view.frame, equals: CGRect(x: 20, y: y + 68, width: 100, height: 20))
    anchor.center.y += 5
    stage.runTurn()
    expect(view.frame, equals: CGRect(x: 20, y: y + 73, width: 100, height: 20))
    anchor.bounds.size.width = 60
    stage.runTurn()
    expect(view.frame, equals: CGRect(x: 40, y: y + 73, width: 60, height: 20))
    outer.frame.origin.y += 7
    stage.runTurn()
    expect(view.frame.minY, equals: y + 73 + (inAnotherView ? 7 : 0))
    expect(stage.world.clock.isIdle)
  }

  @Test(.rule("L-1", "L-13"))
  func `a view outside of a stack follows the safe area inside the stack when the bar is hidden`() {
    let page = UIViewController(), view = view("box")
    let stack = UINavigationController(rootViewController: page)
    home.addChild(stack)
    home.view.addSubview(stack.view)
    stack.didMove(toParent: home)
    stage.runTurn()
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.topAnchor)
    ])
    stage.runTurn()
    expect(view.frame.minY, equals: 44)
    stack.isNavigationBarHidden = true
    stage.runTurn()
    expect(view.frame.minY, equals: 0)
  }

  @Test(.rule("L-1")) func `constraints to the safe area follow changes of the safe area`() {
    let view = view("box"), area = home.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: area.topAnchor),
      view.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: area.trailingAnchor),
    ])
    stage.runTurn()
    expect(view.frame, equals: CGRect(x: 0, y: 0, width: 390, height: 844))
    stage.window.deviceInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    stage.runTurn()
    expect(view.frame, equals: CGRect(x: 0, y: 47, width: 390, height: 763))
    home.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 10, bottom: 6, right: 0)
    stage.runTurn()
    expect(view.frame, equals: CGRect(x: 10, y: 47, width: 380, height: 757))
  }

  @Test(.rule("L-6"))
  func `removing a view deactivates the constraints to the views that remain`() throws {
    let view = view("box"), inner = self.view("inner", in: view)
    pin(view, 10, 20, 30, 40)
    let across = inner.leadingAnchor.constraint(equalTo: home.view.leadingAnchor)
    across.isActive = true
    pin(inner, 1, 2, 3, 4)
    across.isActive = false
    across.priority = .defaultLow
    across.isActive = true
    expect(home.view.constraints.count == 3 && view.constraints.count == 4)
    home.view.addSubview(view)
    expect(home.view.constraints.count, equals: 3, "it has only moved to the front")
    view.removeFromSuperview()
    expect(home.view.constraints.isEmpty)
    expect(!across.isActive)
    expect(view.constraints.count == 4 && inner.constraints.count == 2)
    home.view.addSubview(view)
    view.frame = CGRect(x: 7, y: 7, width: 50, height: 50)
    stage.runTurn()
    expect(inner.frame, equals: CGRect(x: 1, y: 2, width: 3, height: 4))
    expect(view.bounds.size, equals: CGSize(width: 30, height: 40))
  }
}
