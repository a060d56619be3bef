import Foundation
import Presentation
import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

/// The app's own adaptive delegate, which logs its calls.
private final class Listener: AdaptivePresentationControllerDelegate {
  let heard = Notes<String>()
  var allows = true

  func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool { allows }

  func presentationControllerWillDismiss(_ presentationController: PresentationController) {
    heard.add("will")
  }

  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    heard.add("did")
  }
}

/// A transition with an interactive dismissal and the presentation controller `Forwarding`.
private final class Steered: ViewControllerTransitioningDelegate,
  ViewControllerAnimatedTransitioning, ViewControllerInteractiveTransitioning
{
  private(set) var context: (any ViewControllerContextTransitioning)?

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    Forwarding(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { self }

  func transitionDuration(
    using context: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using context: any ViewControllerContextTransitioning) {}

  func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
    self.context = context
  }

  func end(finishes: Bool) {
    if finishes {
      context?.finishInteractiveTransition()
    } else {
      context?.cancelInteractiveTransition()
    }
    context?.completeTransition(finishes)
  }
}

@Suite("Delegates of the content")
@MainActor struct DelegateTests {
  private let profile = ViewController("Profile")
  private let value = Switch(true)
  private let causes = Notes<DismissalCause>()
  private let listener = Listener()

  private func up(_ writeBack: WriteBack, prepare: @escaping (ViewController) -> Void) throws
    -> Stage
  {
    let stage = Stage(profile)
    profile.present(
      while: value.read, set: value.write, writeBack: writeBack,
      onDismissal: { [causes] in causes.add($0) }
    ) {
      let editor = ViewController("Editor")
      prepare(editor)
      return editor
    }
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    return stage
  }

  @Test(.rule("P-60"), arguments: WriteBack.allCases)
  func `a drag calls a presentation delegate that was set before the content was presented`(
    writeBack: WriteBack
  ) throws {
    let stage = try up(writeBack) { [listener] in
      $0.presentationController?.delegate = listener
    }
    let presentation = profile.presentedViewController?.presentationController
    expect(presentation?.delegate === listener)
    stage.dragFront().cancel()
    try stage.settle()
    expect(value.isOn)
    expect(stage.visible, equals: ["Profile", "Editor"])
    listener.allows = false
    try stage.dragFrontAway()
    expect(stage.visible, equals: ["Profile", "Editor"])
    expect(value.isOn)
    listener.allows = true
    try stage.dragFrontAway()
    expect(listener.heard.all, equals: ["will", "will", "did"])
    expect(!value.isOn)
    expect(stage.visible, equals: ["Profile"])
    expect(causes.all.filter { $0 != .cancelled }.count, equals: 1)
    try stage.finish()
  }

  @Test(.rule("P-60"), arguments: WriteBack.allCases)
  func `a drag calls a presentation delegate that was set after the content was presented`(
    writeBack: WriteBack
  ) throws {
    let stage = try up(writeBack) { _ in }
    profile.presentedViewController?.presentationController?.delegate = listener
    try stage.dragFrontAway()
    expect(listener.heard.all, equals: ["will", "did"])
    expect(!value.isOn)
    expect(stage.visible, equals: ["Profile"])
    try stage.finish()
  }

  @Test(.rule("P-29", "P-75"), arguments: WriteBack.allCases, [true, false])
  func `an interactive dismissal has the cause 'user'`(
    writeBack: WriteBack, finishes: Bool
  ) throws {
    let steered = Steered()
    let stage = try up(writeBack) { $0.customTransition = steered }
    profile.presentedViewController?.dismiss(animated: true)
    stage.runTurn()
    stage.advance(by: .milliseconds(300))
    expect(value.writes, equals: writeBack == .willDismiss ? [false] : [])
    stage.world.use { steered.end(finishes: finishes) }
    try stage.settle()
    expect(value.isOn, equals: !finishes)
    expect(causes.all, equals: [finishes ? .user : .cancelled])
    expect(stage.visible == (finishes ? ["Profile"] : ["Profile", "Editor"]))
    try stage.finish()
  }
}
