import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// A custom presentation controller whose presentation is shown in an adapted style.
@Suite("Adapted custom presentations", .rule("P-32a"))
@MainActor struct AdaptedCustomTests {
  /// A presentation controller that shows a panel of 200 points, and logs each call.
  private final class Panel: PresentationController {
    let log: Log

    init(_ presented: ViewController, _ presenting: ViewController?, _ log: Log) {
      self.log = log
      super.init(presentedViewController: presented, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 0, y: 0, width: 200, height: containerView?.bounds.height ?? 0)
    }
    override var shouldRemovePresentersView: Bool { false }
    override func presentationTransitionWillBegin() { log.note("will begin") }
    override func presentationTransitionDidEnd(_ completed: Bool) { log.note("did end") }
    override func containerViewWillLayoutSubviews() { log.note("layout") }
  }

  private final class Delegate: ViewControllerTransitioningDelegate,
    AdaptivePresentationControllerDelegate
  {
    let log = Log()
    var style = ModalPresentationStyle.none
    private(set) weak var prepared: PresentationController?

    func presentationController(
      forPresented presented: ViewController, presenting: ViewController?, source: ViewController
    ) -> PresentationController? {
      let panel = Panel(presented, presenting, log)
      panel.delegate = self
      return panel
    }

    func adaptivePresentationStyle(
      for controller: PresentationController, traitCollection: TraitCollection
    ) -> ModalPresentationStyle { traitCollection.horizontalSizeClass == .compact ? style : .none }

    func presentationController(
      _ presentationController: PresentationController,
      prepare adaptivePresentationController: PresentationController
    ) { prepared = adaptivePresentationController }
  }

  private let home = ViewController("Home")
  private let menu = ViewController("Menu")
  private let delegate = Delegate()
  private let compact = CGSize(width: 390, height: 844)
  private let regular = CGSize(width: 1_024, height: 768)

  private func present(in size: CGSize) throws -> Stage {
    let stage = Stage(home, size: size)
    (menu.modalPresentationStyle, menu.transitioningDelegate) = (.custom, delegate)
    home.present(menu, animated: true)
    try stage.settle()
    return stage
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .overFullScreen])
  func `the system's presentation controller replaces the custom one`(
    style: ModalPresentationStyle
  ) throws {
    delegate.style = style
    let stage = try present(in: compact)
    expect(menu.view.frame, equals: CGRect(origin: .zero, size: compact))
    expect(home.viewIfLoaded?.window == nil, equals: style == .fullScreen)
    expect(delegate.log.lines, equals: [])
    let prepared = try #require(delegate.prepared)
    expect(prepared !== menu.presentationController && menu.presentationController is Panel)
    expect(prepared.presentedViewController === menu && prepared.presentationStyle == style)
    expect(prepared.presentingViewController === home && prepared.containerView != nil)
    home.dismiss(animated: true)
    try stage.settle()
    try stage.close()
  }

  @Test func `in a regular width, the custom presentation controller is asked`() throws {
    delegate.style = .fullScreen
    let stage = try present(in: regular)
    expect(menu.view.frame, equals: CGRect(x: 0, y: 0, width: 200, height: 768))
    expect(delegate.log.lines.first == "will begin" && delegate.log.lines.last == "did end")
    try stage.close()
  }

  @Test func `a change of the width changes from the custom presentation and back`() throws {
    delegate.style = .fullScreen
    let stage = try present(in: regular)
    stage.resize(to: compact)
    try stage.settle()
    expect(menu.view.frame, equals: CGRect(origin: .zero, size: compact))
    expect(stage.visible, equals: ["Menu"])
    stage.resize(to: regular)
    try stage.settle()
    expect(menu.view.frame, equals: CGRect(x: 0, y: 0, width: 200, height: 768))
    expect(stage.visible, equals: ["Home", "Menu"])
    try stage.close()
  }

  @Test(.rule("P-32"), arguments: [ModalPresentationStyle.fullScreen, .overFullScreen])
  func `a sheet with detents that is adapted fills the window`(
    style: ModalPresentationStyle
  ) throws {
    let stage = Stage(home, size: compact)
    menu.sheetPresentationController?.detents = [.medium()]
    menu.presentationController?.delegate = delegate
    delegate.style = style
    home.present(menu, animated: true)
    try stage.settle()
    expect(menu.view.frame, equals: CGRect(origin: .zero, size: compact))
    try stage.close()
  }

  @Test(.rule("P-61"))
  func `a sheet that the transitioning delegate returns can be dragged away`() throws {
    final class SheetDelegate: ViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: ViewController, presenting: ViewController?,
        source: ViewController
      ) -> PresentationController? {
        SheetPresentationController(presentedViewController: presented, presenting: presenting)
      }
    }
    let stage = Stage(home), sheets = SheetDelegate()
    (menu.modalPresentationStyle, menu.transitioningDelegate) = (.custom, sheets)
    for gesture in [
      { stage.user.drag("Menu").release(velocity: 900) }, { stage.user.tapOutside("Menu") },
    ] {
      home.present(menu, animated: true)
      try stage.settle()
      gesture()
      try stage.settle()
      expect(home.presentedViewController == nil)
    }
    try stage.close()
  }
}
