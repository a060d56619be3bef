import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// The first responder of a presenter whose view a presentation removes (P-28a).
@MainActor @Suite("The first responder under full-screen presentations") struct FirstResponderTests
{
  private final class Field: View {
    override var canBecomeFirstResponder: Bool { true }
  }

  private let home = ViewController("Home")
  private let stage: Stage
  private let field = Field("field")
  private let delegate = ModalDelegate()
  private let hand = PercentDrivenInteractiveTransition()

  init() {
    stage = Stage(home)
    focus(field, in: home)
    delegate.animator = BlockMarkMover(1)
  }

  private func focus(_ field: Field, in controller: ViewController) {
    controller.view.addSubview(field)
    stage.world.use { _ = field.becomeFirstResponder() }
  }

  private func putFullScreen(_ name: String, on presenter: ViewController) throws -> ViewController
  {
    let screen = ViewController(name)
    screen.modalPresentationStyle = .fullScreen
    try stage.put(screen, on: presenter)
    return screen
  }

  @Test(.rule("P-28a", "P-75"))
  func `a canceled interactive dismissal does not make the covered field the first responder`()
    throws
  {
    let screen = try putFullScreen("Screen", on: home)
    (screen.transitioningDelegate, delegate.interactor) = (delegate, hand)
    for isCanceled in [true, true, false] {
      home.dismiss(animated: true)
      stage.runTurn()
      hand.update(0.5)
      expect(!field.isFirstResponder)
      isCanceled ? hand.cancel() : hand.finish()
      try stage.settle()
      expect(field.isFirstResponder != isCanceled)
    }
    expect(stage.visible, equals: ["Home"])
    try stage.close()
  }

  @Test(.rule("P-28a", "P-75"))
  func `a field of the presented controller keeps the focus if the dismissal is canceled`()
    throws
  {
    let screen = try putFullScreen("Screen", on: home), own = Field("own")
    focus(own, in: screen)
    (screen.transitioningDelegate, delegate.interactor) = (delegate, hand)
    for isCanceled in [true, false] {
      home.dismiss(animated: true)
      stage.runTurn()
      hand.update(0.5)
      expect(own.isFirstResponder)
      isCanceled ? hand.cancel() : hand.finish()
      try stage.settle()
      expect(own.isFirstResponder == isCanceled && field.isFirstResponder != isCanceled)
    }
    try stage.close()
  }

  @Test(.rule("P-28a", "P-75"))
  func `a field that is focused during a dismissal gets the focus back if it is canceled`() throws {
    let screen = try putFullScreen("Screen", on: home), other = Field("other")
    home.view.addSubview(other)
    (screen.transitioningDelegate, delegate.interactor) = (delegate, hand)
    home.dismiss(animated: true)
    stage.runTurn()
    hand.update(0.5)
    stage.world.use { _ = other.becomeFirstResponder() }
    expect(other.isFirstResponder)
    hand.cancel()
    try stage.settle()
    expect(!other.isFirstResponder && !field.isFirstResponder)
    screen.transitioningDelegate = nil
    home.dismiss(animated: true)
    try stage.settle()
    expect(other.isFirstResponder)
    try stage.close()
  }

  @Test(.rule("P-28a")) func `two full-screen controllers give the focus back one after the other`()
    throws
  {
    let first = try putFullScreen("First", on: home), own = Field("own")
    focus(own, in: first)
    let second = try putFullScreen("Second", on: first)
    expect(!field.isFirstResponder && !own.isFirstResponder)
    second.dismiss(animated: true)
    try stage.settle()
    expect(own.isFirstResponder)
    home.dismiss(animated: true)
    try stage.settle()
    expect(field.isFirstResponder && !own.isFirstResponder)
    try stage.close()
  }

  @Test(.rule("P-28a", "P-50"), arguments: [true, false])
  func `a chain of full-screen controllers that is dismissed gives the focus back to its bottom`(
    isAnimated: Bool
  ) throws {
    let first = try putFullScreen("First", on: home), own = Field("own"), top = Field("top")
    focus(own, in: first)
    let second = try putFullScreen("Second", on: first)
    focus(top, in: second)
    home.dismiss(animated: isAnimated)
    try stage.settle()
    expect(field.isFirstResponder && !own.isFirstResponder && !top.isFirstResponder)
    try stage.close()
  }

  @Test(.rule("P-28a", "P-50", "P-75"))
  func `a canceled dismissal of a chain keeps the focus for the later dismissals`() throws {
    let first = try putFullScreen("First", on: home), own = Field("own")
    focus(own, in: first)
    let second = try putFullScreen("Second", on: first)
    (second.transitioningDelegate, delegate.interactor) = (delegate, hand)
    home.dismiss(animated: true)
    stage.runTurn()
    hand.update(0.5)
    hand.cancel()
    try stage.settle()
    expect(!field.isFirstResponder && !own.isFirstResponder)
    second.transitioningDelegate = nil
    first.dismiss(animated: true)
    try stage.settle()
    expect(own.isFirstResponder)
    home.dismiss(animated: true)
    try stage.settle()
    expect(field.isFirstResponder)
    try stage.close()
  }

  @Test(.rule("P-28a", "P-73"))
  func `a sheet that presents a full-screen controller gets the focus back`() throws {
    let sheet = ViewController("Sheet"), own = Field("own")
    try stage.put(sheet, on: home)
    focus(own, in: sheet)
    let screen = try putFullScreen("Screen", on: sheet)
    expect(!own.isFirstResponder)
    (screen.transitioningDelegate, delegate.interactor) = (delegate, hand)
    for isCanceled in [true, false] {
      sheet.dismiss(animated: true)
      stage.runTurn()
      hand.update(0.5)
      isCanceled ? hand.cancel() : hand.finish()
      try stage.settle()
      expect(own.isFirstResponder != isCanceled)
    }
    try stage.close()
  }
}
