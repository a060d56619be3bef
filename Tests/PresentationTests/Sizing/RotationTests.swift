import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// A window that is rotated or resized (P-84 to P-91).
@MainActor @Suite("Rotation") struct RotationTests {
  private let home = ViewController("Home")
  private let menu = ViewController("Menu")

  private func present(
    _ style: ModalPresentationStyle, _ stage: Stage, animated: Bool = false
  ) throws {
    menu.modalPresentationStyle = style
    home.present(menu, animated: animated)
    if !animated { try stage.settle() }
  }

  @Test(.rule("P-85"))
  func `viewWillTransition reaches the presenter and its children before presented controllers`()
    throws
  {
    let child = ViewController("Child"), inner = ViewController("Inner"), stage = Stage(home)
    home.addChild(child)
    home.view.addSubview(child.view)
    menu.addChild(inner)
    menu.view.addSubview(inner.view)
    try present(.overFullScreen, stage)
    let before = stage.trace.lines.count
    stage.rotate(to: .landscapeLeft)
    expect(
      stage.trace.lines.dropFirst(before).filter { $0.event.hasPrefix("viewWillTransition") }
        .map(\.subject), equals: ["Home", "Child", "Menu", "Inner"])
    expect(menu.view.frame, equals: CGRect(x: 0, y: 0, width: 844, height: 390))
    try stage.settle()
    try stage.close()
  }

  @Test(.rule("P-85", "P-87"))
  func `if viewWillTransition does not call super, the controller's children do not get it`()
    throws
  {
    final class Silent: ViewController {
      override func viewWillTransition(
        to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
      ) {}
    }
    let silent = Silent("Silent"), child = ViewController("Child"), stage = Stage(silent)
    silent.addChild(child)
    silent.view.addSubview(child.view)
    silent.present(menu, animated: false)
    try stage.settle()
    stage.rotate(to: .landscapeLeft)
    let heard = stage.trace.lines.filter { $0.event.hasPrefix("viewWillTransition") }
    expect(heard.map(\.subject), equals: ["Silent"])
    expect(silent.view.bounds.size, equals: CGSize(width: 844, height: 390))
    try stage.settle()
    try stage.close()
  }

  @Test(.rule("P-86"))
  func `a window resize calls viewWillTransition only on controllers whose size changes`() throws {
    final class Frame: ViewController {
      override func size(
        forChildContentContainer container: any ContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize {
        CGSize(width: 100, height: 100)
      }
    }
    let frame = Frame("Frame"), child = ViewController("Child"), stage = Stage(frame)
    child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    child.view.autoresizingMask = []
    frame.addChild(child)
    frame.view.addSubview(child.view)
    func heard() -> [String] {
      stage.trace.lines.filter { $0.event.hasPrefix("viewWillTransition") }.map(\.subject)
    }
    stage.resize(to: CGSize(width: 500, height: 500))
    expect(heard(), equals: ["Frame"])
    stage.rotate(to: .portraitUpsideDown)
    expect(heard(), equals: ["Frame", "Frame", "Child"])
    expect(child.view.bounds.size, equals: CGSize(width: 100, height: 100))
    try stage.settle()
    try stage.close()
  }

  @Test(.rule("P-85", "P-88"))
  func `a rotation calls willTransition for traits before viewWillTransition for the size`() throws
  {
    let stage = Stage(home)
    final class Listener {
      var heard: [String] = []
    }
    let listener = Listener()
    final class Screen: ViewController {
      var listener: Listener?
      override func viewWillTransition(
        to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        expect(coordinator.isAnimated)
        expect(!coordinator.targetTransform.isIdentity)
        expect(view.bounds.width, equals: 390)
        coordinator.animate { [self] _ in
          listener?.heard.append("beside \(view.bounds.width)")
        } completion: { [self] context in
          listener?.heard.append("end \(context.isCancelled)")
        }
      }
    }
    let screen = Screen("Screen")
    screen.listener = listener
    stage.window.rootViewController = screen
    try stage.settle()
    stage.rotate(to: .landscapeRight)
    expect(listener.heard, equals: ["beside 844.0"])
    expect(abs(screen.view.presentationValues().bounds.width - 390) < 1e-9)
    try stage.settle()
    expect(listener.heard, equals: ["beside 844.0", "end false"])
    expect(
      stage.trace.lines.map { "\($0.subject) \($0.event)" }.suffix(3),
      equals: [
        "user rotate(to: landscapeRight)", "Screen willTransition(to: compact x compact)",
        "Screen viewWillTransition(to: 844 x 390)",
      ])
    try stage.close()
  }

  @Test(arguments: [(844, false), (852, false), (874, false), (896, true), (932, true)])
  func `in landscape, only the largest phones have a regular width`(width: CGFloat, isLarge: Bool) {
    let stage = Stage(home, size: CGSize(width: 390, height: width))
    expect(home.traitCollection.horizontalSizeClass, equals: .compact)
    expect(home.traitCollection.verticalSizeClass, equals: .regular)
    stage.rotate(to: .landscapeLeft)
    expect(home.traitCollection.horizontalSizeClass, equals: isLarge ? .regular : .compact)
    expect(home.traitCollection.verticalSizeClass, equals: .compact)
    stage.resize(to: CGSize(width: 600, height: 600))
    expect(home.traitCollection.horizontalSizeClass, equals: .regular)
  }

  @Test(.rule("P-84"))
  func `a rotation during a modal transition is carried out after the transition`() throws {
    let stage = Stage(home)
    try present(.fullScreen, stage, animated: true)
    stage.advance(by: .milliseconds(100))
    stage.rotate(to: .landscapeLeft)
    expect(stage.window.bounds.width, equals: 390)
    stage.rotate(to: .landscapeRight)
    try stage.settle()
    expect(stage.window.bounds.size, equals: CGSize(width: 844, height: 390))
    expect(stage.window.interfaceOrientation, equals: .landscapeRight)
    expect(menu.view.frame, equals: CGRect(x: 0, y: 0, width: 844, height: 390))
    let events = stage.trace.lines.map(\.event)
    let arrived = try #require(events.firstIndex { $0.hasPrefix("viewDidAppear") })
    let told = try #require(events.firstIndex { $0.hasPrefix("viewWillTransition") })
    expect(arrived < told)
    expect(events.count { $0.hasPrefix("viewWillTransition") }, equals: 2)
    menu.dismiss(animated: false)
    try stage.settle()
    expect(home.view.frame, equals: CGRect(x: 0, y: 0, width: 844, height: 390))
    try stage.close()
  }

  @Test(.rule("P-84"))
  func `two opposite rotations during a transition do not change the window's size`() throws {
    let stage = Stage(home)
    try present(.pageSheet, stage, animated: true)
    stage.runTurn()
    stage.rotate(to: .landscapeLeft)
    stage.rotate(to: .portrait)
    try stage.settle()
    expect(stage.window.bounds.size, equals: CGSize(width: 390, height: 844))
    try stage.close()
  }

  @Test(.rule("P-90"))
  func `a rotation applies frameOfPresentedViewInContainerView to the presented view`() throws {
    final class Drawer: PresentationController {
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 0, y: 0, width: 280, height: containerView?.bounds.height ?? 0)
      }
    }
    let stage = Stage(home)
    menu.customTransition = CustomTransition(presentation: Drawer.init)
    home.present(menu, animated: false)
    try stage.settle()
    expect(menu.view.frame, equals: CGRect(x: 0, y: 0, width: 280, height: 844))
    stage.rotate(to: .landscapeLeft)
    try stage.settle()
    expect(menu.view.frame, equals: CGRect(x: 0, y: 0, width: 280, height: 390))
    try stage.close()
  }

  @Test(.rule("P-91"))
  func `setting the same preferredContentSize twice notifies the presentation controller once`()
    throws
  {
    let stage = Stage(home)
    try present(.pageSheet, stage)
    let hooks = {
      stage.trace.verbose.lines.filter { $0.event.hasPrefix("preferredContentSize") }.count
    }
    let before = hooks()
    expect(before, equals: 1)
    menu.preferredContentSize = CGSize(width: 100, height: 200)
    menu.preferredContentSize = CGSize(width: 100, height: 200)
    expect(hooks(), equals: before + 1)
    try stage.close()
  }

  @Test func `the top controller of a stack gets the window's new size`() throws {
    let page = ViewController("Page")
    let stack = NavigationController(rootViewController: page), stage = Stage(stack)
    stage.rotate(to: .landscapeLeft)
    try stage.settle()
    expect(page.view.bounds.size, equals: CGSize(width: 844, height: 390))
    try stage.close()
  }
}
