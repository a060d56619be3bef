import Foundation
import Presentation
import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

/// An animator that fades for a quarter of a second; the test determines whether it completes.
private final class Fade: ViewControllerAnimatedTransitioning {
  var completes = true

  func transitionDuration(
    using context: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    let view = context.view(forKey: .from) ?? context.containerView
    View.animate(withDuration: 0.25) {
      view.alpha = 0.5
    } completion: { [completes] _ in
      context.completeTransition(completes)
    }
  }
}

@Suite("Bound content with a custom transition")
@MainActor struct CustomTransitionTests {
  private let profile = ViewController("Profile")
  private let value = Switch(true)
  private let causes = Notes<DismissalCause>()
  private let fade = Fade()

  private func up(
    _ writeBack: WriteBack = .willDismiss, forwards: Bool = true
  ) throws -> (Stage, BindingPresenter<ViewController>) {
    let stage = Stage(profile)
    let presenter = profile.present(
      while: value.read, set: value.write, named: "isEditing", writeBack: writeBack,
      onDismissal: { [causes] in causes.add($0) }
    ) { [fade] in
      let editor = ViewController("Editor")
      editor.customTransition = CustomTransition(
        presentation: forwards ? Forwarding.init : nil,
        dismissal: fade)
      return editor
    }
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    stage.startOver()
    return (stage, presenter)
  }

  @Test(.rule("P-29", "P-60"))
  func `a dismissal by a close button resets the bound value when the dismissal begins`() throws {
    let (stage, presenter) = try up()
    profile.presentedViewController?.dismiss(animated: true)
    stage.runTurn()
    expect(value.writes, equals: [false])
    presenter.update()
    try stage.settle()
    expect(value.writes, equals: [false])
    expect(causes.all, equals: [.program])
    expect(
      stage.story(of: "Profile", "Editor"),
      equals: [
        "isEditing = false (program)", "Editor viewWillDisappear(animated)",
        "Editor viewDidDisappear(animated)",
      ])
    try stage.finish()
  }

  @Test(.rule("P-29", "P-60"), arguments: WriteBack.allCases)
  func `a dismissal that the model requests does not write to the model`(
    writeBack: WriteBack
  ) throws {
    let (stage, presenter) = try up(writeBack)
    value.isOn = false
    presenter.update()
    stage.runTurn()
    presenter.update()
    try stage.settle()
    expect(value.writes, equals: [])
    expect(causes.all, equals: [.program])
    expect(stage.visible, equals: ["Profile"])
    try stage.finish()
  }

  @Test(.rule("P-50"))
  func `if the presenting screen is dismissed, the cause of the content's dismissal is parentGone`()
    throws
  {
    let home = ViewController("Home"), stage = Stage(home)
    home.present(profile, animated: false)
    profile.present(
      while: value.read, set: value.write, onDismissal: { [causes] in causes.add($0) }
    ) {
      let editor = ViewController("Editor")
      editor.customTransition = CustomTransition(presentation: Forwarding.init)
      return editor
    }
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Profile", "Editor"])
    home.dismiss(animated: true)
    try stage.settle()
    expect(value.writes, equals: [false])
    expect(causes.all, equals: [.parentGone])
    try stage.finish()
  }

  @Test(.rule("P-75"), arguments: WriteBack.allCases, [true, false])
  func `after a dismissal by a close button is canceled, the bound value is true`(
    writeBack: WriteBack, forwards: Bool
  ) throws {
    let (stage, _) = try up(writeBack, forwards: forwards)
    fade.completes = false
    profile.presentedViewController?.dismiss(animated: true)
    try stage.settle()
    expect(value.isOn)
    expect(stage.visible, equals: ["Profile", "Editor"])
    if forwards { expect(causes.all, equals: [.cancelled]) }
    fade.completes = true
    profile.presentedViewController?.dismiss(animated: true)
    try stage.settle()
    expect(!value.isOn)
    expect(causes.all.last, equals: .program)
    expect(stage.visible, equals: ["Profile"])
    try stage.finish()
  }

  @Test(.rule("P-75"))
  func `if a dismissal by a close button is canceled, the binding writes false, then true`() throws
  {
    let (stage, presenter) = try up(forwards: false)
    fade.completes = false
    profile.presentedViewController?.dismiss(animated: true)
    stage.runTurn()
    presenter.update()
    expect(value.writes, equals: [false])
    try stage.settle()
    expect(value.writes, equals: [false, true])
    expect(causes.all, equals: [.cancelled])
    expect(stage.story().last, equals: "isEditing = true (cancelled)")
    try stage.finish()
  }

  @Test(.rule("P-75"), arguments: WriteBack.allCases)
  func `if a dismissal that the model requested is canceled, screen and model agree`(
    writeBack: WriteBack
  ) throws {
    let (stage, presenter) = try up(writeBack)
    fade.completes = false
    value.isOn = false
    presenter.update()
    stage.advance(by: .milliseconds(100))
    fade.completes = true
    try stage.settle()
    presenter.update()
    try stage.settle()
    expect(stage.visible.contains("Editor"), equals: value.isOn)
    expect(causes.all.contains(.cancelled))
    try stage.finish()
  }

  @Test(.rule("P-75", "P-50"), arguments: WriteBack.allCases)
  func `if the dismissal of a screen with its bound content is canceled, nothing is dismissed`(
    writeBack: WriteBack
  ) throws {
    let home = ViewController("Home"), stage = Stage(home)
    home.present(profile, animated: false)
    let presenter = profile.present(
      while: value.read, set: value.write, writeBack: writeBack,
      onDismissal: { [causes] in causes.add($0) }
    ) { [fade] in
      let editor = ViewController("Editor")
      editor.customTransition = CustomTransition(presentation: Forwarding.init, dismissal: fade)
      return editor
    }
    try stage.settle()
    fade.completes = false
    home.dismiss(animated: true)
    stage.runTurn()
    presenter.update()
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Profile", "Editor"])
    expect(value.isOn)
    expect(value.writes == (writeBack == .willDismiss ? [false, true] : []))
    expect(causes.all, equals: [.cancelled])
    try stage.finish()
  }

  @Test(.rule("P-76"), arguments: [true, false])
  func `the screen agrees with the model after a canceled presentation`(setsFalse: Bool) throws {
    let stage = Stage(profile), coming = Fade(), made = Notes<Int>()
    coming.completes = false
    let presenter = profile.present(while: value.read, set: value.write) {
      made.add(1)
      let editor = ViewController("Editor")
      if made.all.count == 1 { editor.customTransition = CustomTransition(animator: coming) }
      return editor
    }
    stage.advance(by: .milliseconds(100))
    if setsFalse {
      value.isOn = false
      presenter.update()
    }
    try stage.settle()
    expect(stage.layers.contains("Editor"), equals: value.isOn)
    try stage.finish()
  }
}
