import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// A stage with a card whose center begins at the origin, and a log.
///
/// Views and animators that the methods return belong to the stage's world.
@MainActor final class AnimatorFixture {
  let stage: Stage
  let card: View
  private(set) var lines: [String] = []

  init(system: SystemBehavior = .modern) {
    let home = ViewController("Home")
    stage = Stage(home, system: system)
    card = View("Card", frame: CGRect(x: -50, y: -50, width: 100, height: 100))
    home.view.addSubview(card)
  }

  var world: World { stage.world }

  /// The visible horizontal center of the card.
  var seen: CGFloat { card.presentationValues().center.x }

  /// The horizontal center of the card, which is a model value.
  var model: CGFloat { card.center.x }

  /// Returns another view beside the card, with its center at the origin.
  func view(_ name: String) -> View {
    let view = View(name, frame: CGRect(x: -50, y: -50, width: 100, height: 100))
    card.superview?.addSubview(view)
    return view
  }

  func note(_ line: String) { lines.append(line) }

  /// Runs `body` in the stage's world.
  func use<Result>(_ body: () throws -> Result) rethrows -> Result { try world.use(body) }

  func advance(_ milliseconds: Int) { stage.advance(by: .milliseconds(milliseconds)) }

  func animator(
    _ duration: TimeInterval = 1, _ curve: View.AnimationCurve = .linear,
    _ animations: (() -> Void)? = nil
  ) -> ViewPropertyAnimator {
    use { ViewPropertyAnimator(duration: duration, curve: curve, animations: animations) }
  }

  func animator(
    _ duration: TimeInterval = 1, _ parameters: (AnimatorFixture) -> any TimingCurveProvider,
    _ animations: (() -> Void)? = nil
  ) -> ViewPropertyAnimator {
    use {
      let animator = ViewPropertyAnimator(duration: duration, timingParameters: parameters(self))
      if let animations { animator.addAnimations(animations) }
      return animator
    }
  }

  /// Returns an animator that moves the card from 0 to `place`.
  ///
  /// At its end, the animator logs `end of name: position`.
  func mover(
    _ name: String = "mover", _ duration: TimeInterval = 1, _ curve: View.AnimationCurve = .linear,
    to place: CGFloat = 100
  ) -> ViewPropertyAnimator {
    let animator = animator(duration, curve) { [card] in card.center.x = place }
    note("end of \(name)", of: animator)
    return animator
  }

  func note(_ what: String, of animator: ViewPropertyAnimator) {
    animator.addCompletion { [weak self] position in self?.note("\(what): \(position)") }
  }

  /// Returns the issue that `body` raises, if there is one.
  func raised(_ body: () -> Void) -> PresentationIssue? {
    do throws(PresentationException) {
      try world.catching { use(body) }
      return nil
    } catch {
      return error.issue
    }
  }
}

/// Expects that two numbers differ by at most the tolerance, which is a millionth by default.
func expect(
  _ value: CGFloat, is expected: CGFloat, within tolerance: CGFloat = 1e-6,
  _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(
    abs(value - expected) <= tolerance, "\(value), not \(expected) \(comment?.rawValue ?? "")",
    sourceLocation: sourceLocation)
}
