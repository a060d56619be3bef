import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Controllers and scenes by name") struct ControllerSymbolTests {
  private let home = PlainViewController(title: "Home")
  private let next = PlainViewController(title: "Next")
  private let stage: Stage

  init() {
    stage = Stage(home)
  }

  /// A delegate that keeps the presentation in its style, and records the traits it was asked for.
  private final class Adaptive: UIAdaptivePresentationControllerDelegate {
    var traits: [UITraitCollection] = []

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      traits.append(traitCollection)
      return .none
    }
  }

  private final class SceneDelegate: UISceneDelegate {
    var isActive = true

    func sceneDidBecomeActive(_ scene: UIScene) { isActive = true }
    func sceneWillResignActive(_ scene: UIScene) { isActive = false }
  }

  @Test func `a tap on an alert's action calls its handler and dismisses the alert`() throws {
    var chosen: [String] = []
    let alert = UIAlertController(title: "Delete?", message: "Forever", preferredStyle: .alert)
    let keep = UIAlertAction(title: "Keep", style: .cancel) { chosen.append($0.title ?? "") }
    let delete = UIAlertAction(title: "Delete", style: .destructive)
    for action in [keep, delete] { alert.addAction(action) }
    expect(alert.message == "Forever" && alert.actions == [keep, delete])
    expect(alert.preferredAction == nil && keep.style == .cancel && keep.isEnabled)
    home.present(alert, animated: true)
    try stage.settle()
    stage.user.tap("Keep", in: "Delete?")
    try stage.settle()
    expect(chosen == ["Keep"] && home.presentedViewController == nil)
  }

  @Test(.rule("P-65b"))
  func `a popover's delegate gets the traits of the window`() throws {
    let adaptive = Adaptive()
    next.modalPresentationStyle = .popover
    let popover: UIPopoverPresentationController = try #require(next.popoverPresentationController)
    expect(popover.sourceView == nil && popover.sourceRect == .null)
    (popover.sourceView, popover.delegate) = (home.view, adaptive)
    home.present(next, animated: false)
    try stage.settle()
    let phone = UITraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular)
    expect(adaptive.traits.first == phone && home.traitCollection == phone)
    let unspecified: UIUserInterfaceSizeClass = UITraitCollection().horizontalSizeClass
    expect(unspecified == .unspecified && phone != UITraitCollection())
    expect(next.presentingViewController === home && stage.issues.isEmpty)
  }

  @Test
  func `the default modalTransitionStyle is coverVertical`() throws {
    expect(next.modalTransitionStyle, equals: UIModalTransitionStyle.coverVertical)
    next.modalTransitionStyle = .flipHorizontal
    for _ in 0..<2 {
      home.present(next, animated: true)
      try stage.settle()
      home.dismiss(animated: true)
      try stage.settle()
    }
    expect(stage.issues.map(\.code), equals: [.notModelled])
  }

  @Test(.rule("N-86"))
  func `the closure that returns the source view of a zoom gets both controllers of the push`()
    throws
  {
    let root = PlainViewController(title: "Root")
    let stack = UINavigationController(rootViewController: root), stage = Stage(stack)
    try stage.settle()
    var contexts: [UIZoomTransitionSourceViewProviderContext] = []
    next.preferredTransition = .zoom { context in
      contexts.append(context)
      return nil
    }
    stack.pushViewController(next, animated: true)
    try stage.settle()
    expect(contexts.map { $0.zoomedViewController === next }, equals: [true])
    expect(contexts.map { $0.sourceViewController === root }, equals: [true])
  }

  @Test func `a custom detent computes its height from the values of its context`() throws {
    let sheet = try #require(next.sheetPresentationController)
    sheet.detents = [
      .custom { (context: any UISheetPresentationControllerDetentResolutionContext) in
        let isCompact = context.containerTraitCollection.horizontalSizeClass == .compact
        return isCompact ? context.maximumDetentValue / 4 : nil
      }
    ]
    home.present(next, animated: false)
    try stage.settle()
    expect(next.view.frame.height, equals: 211)
  }

  @Test func `a scene always returns the same session`() throws {
    let delegate = SceneDelegate()
    try stage.world.use {
      let application = UIApplication.shared
      let scene = try #require(application.connectedScenes.first as? UIWindowScene)
      let session: UISceneSession = scene.session
      expect(session === scene.session && session.scene === scene && scene.delegate == nil)
      scene.delegate = delegate
      scene.activationState = .background
      expect(!delegate.isActive)
      scene.activationState = .foregroundActive
      expect(delegate.isActive)
      let manager: UIStatusBarManager = try #require(scene.statusBarManager)
      expect(!manager.isStatusBarHidden && manager.statusBarStyle == application.statusBarStyle)
      application.isStatusBarHidden = true
      expect(manager.isStatusBarHidden && manager.statusBarFrame == .zero)
    }
  }

  @Test func `a rotation changes the orientation of the window`() throws {
    let orientation: UIInterfaceOrientation = stage.window.interfaceOrientation
    expect(orientation == .portrait && orientation.isPortrait && !orientation.isLandscape)
    stage.rotate(to: .landscapeLeft)
    try stage.settle()
    expect(stage.window.interfaceOrientation, equals: UIInterfaceOrientation.landscapeLeft)
    expect(stage.window.interfaceOrientation.isLandscape)
  }
}
