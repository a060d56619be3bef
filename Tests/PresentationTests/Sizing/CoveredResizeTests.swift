import Foundation
import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// A window that changes its size while a controller's view is covered or removed.
@MainActor @Suite struct `A size change of the window while a controller is covered` {
  private let home = ViewController("Home")
  private let sheet = ViewController("Sheet")
  private let cover = Probe.fullScreen("Cover")
  private let landscape = CGRect(x: 0, y: 0, width: 844, height: 390)

  /// A delegate whose animator sets the final frame of the view that appears, as apps often do.
  private final class Framing: NSObject, ViewControllerTransitioningDelegate,
    ViewControllerAnimatedTransitioning
  {
    private(set) var frames: [CGRect] = []

    func animationController(
      forDismissed dismissed: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(
      using transitionContext: (any ViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
      if let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) {
        frames.append(view.frame)
        view.frame = context.finalFrame(for: to)
        context.containerView.insertSubview(view, at: 0)
      }
      View.animate(withDuration: 0.2) {
        context.view(forKey: .from)?.alpha = 0
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  @Test(.rule("P-73", "P-69", "C-17"))
  func `a presenter that was removed has the new size when the dismissal above it begins`() throws {
    let stage = Stage(home), framing = Framing()
    cover.transitioningDelegate = framing
    try stage.put(cover, on: home)
    stage.window.rotate(to: .landscapeLeft)
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    expect(framing.frames == [landscape] && home.view.frame == landscape)
    stage.window.rotate(to: .portrait)
    try stage.settle()
    expect(home.view.frame, equals: CGRect(x: 0, y: 0, width: 390, height: 844))
    try stage.close()
  }

  @Test(.rule("P-88b", "P-73"), arguments: [true, false])
  func `a covered presenter and its children keep their traits`(isAnimated: Bool) throws {
    let home = Probe("Home"), child = ViewController("Child"), stage = Stage(home)
    home.embed(child)
    child.traitOverrides.verticalSizeClass = .compact
    var read: [TraitCollection.SizeClass] = []
    home.on(.viewWillAppear) { [unowned home] in
      read.append(home.traitCollection.horizontalSizeClass)
    }
    try stage.put(cover, on: home)
    let top = Probe.fullScreen("Top")
    try stage.put(top, on: cover)
    expect(home.view.window == nil && cover.view.window == nil)
    for controller in [home, cover, child] as [ViewController] {
      expect(controller.traitCollection.horizontalSizeClass, equals: .compact)
      expect(
        controller.view.traitCollection.verticalSizeClass,
        equals: controller === child ? .compact : .regular)
    }
    stage.window.rotate(to: .landscapeLeft)
    try stage.settle()
    expect(home.traitCollection.verticalSizeClass, equals: .compact)
    stage.window.rotate(to: .portrait)
    home.dismiss(animated: isAnimated)
    try stage.settle()
    expect(read.last == .compact && home.traitCollection.verticalSizeClass == .regular)
    child.view.removeFromSuperview()
    expect(child.traitCollection.verticalSizeClass, equals: .compact)
    child.removeFromParent()
    child.traitOverrides = TraitOverrides()
    expect(child.traitCollection, equals: stage.window.traitCollection)
    try stage.close()
  }

  @Test(.rule("P-90", "P-73"))
  func `a sheet that was removed has the new size after the controller above is dismissed`() throws
  {
    let stage = Stage(home)
    try stage.put(sheet, on: home)
    try stage.put(cover, on: sheet)
    stage.window.rotate(to: .landscapeLeft)
    try stage.settle()
    sheet.dismiss(animated: true)
    try stage.settle()
    expect(sheet.view.frame == landscape && home.view.frame == landscape)
    try stage.close()
  }

  @Test(.rule("P-86"))
  func `a controller presented again gets viewWillTransition even for a size it had before`() throws
  {
    final class Sized: ViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
      }
    }
    let stage = Stage(home), page = Sized("Page")
    let (large, small) = (CGSize(width: 1_024, height: 768), CGSize(width: 390, height: 844))
    page.modalPresentationStyle = .fullScreen
    for (shown, hidden) in [(large, small), (large, small)] {
      try stage.put(page, on: home)
      stage.window.resize(to: shown)
      try stage.settle()
      home.dismiss(animated: false)
      try stage.settle()
      stage.window.resize(to: hidden)
      try stage.settle()
    }
    expect(page.sizes, equals: [large, large])
    try stage.close()
  }

  @Test(.rule("P-65"), arguments: [false, true])
  func `a sheet below an alert cannot be dragged`(isModal: Bool) throws {
    let stage = Stage(home), listener = Attempts()
    let alert = AlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    sheet.isModalInPresentation = isModal
    sheet.presentationController?.delegate = listener
    try stage.put(sheet, on: home)
    sheet.present(alert, animated: false)
    try stage.settle()
    stage.user.drag("Sheet").release(velocity: 300)
    stage.user.tapOutside("Sheet")
    try stage.settle()
    expect(listener.count == 0 && sheet.presentedViewController === alert)
    expect(stage.events.contains("user  drag(Sheet) begins, ignored: Sheet is covered"))
    try stage.close()
  }

  private final class Attempts: AdaptivePresentationControllerDelegate {
    var count = 0

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: PresentationController
    ) {
      count += 1
    }
  }

  @Test func `in a compact height, the medium detent is inactive`() throws {
    let stage = Stage(home)
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    try stage.put(sheet, on: home)
    expect(sheet.view.frame.height, equals: 422)
    stage.window.rotate(to: .landscapeLeft)
    try stage.settle()
    expect(sheet.view.frame, equals: landscape)
    sheet.sheetPresentationController?.detents = [.medium()]
    try stage.settle()
    expect(sheet.view.frame, equals: landscape, "no detent is active")
    try stage.close()
  }
}
