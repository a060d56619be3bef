import Foundation
import Presentation
import PresentationTesting

/// The steps of a hand that drives a transition.
///
/// A step without an effect fails if no transition runs that a gesture can drive. During such a
/// transition, the line of the step in the trace gives the reason, as for other gestures.
extension PlanRun {
  func grab(_ name: String, at place: String) {
    guard let (interaction, state) = interaction(of: name, at: place) else { return }
    let mark = stage.world.recorder.mark(at: stage.world.clock)
    let objection: String?
    switch state {
    case .tracking, .grounded: objection = "a gesture drives the transition already"
    case .none: objection = "the transition has not started to move"
    case .free, .finished, .cancelled:
      interaction.pause()
      let isHeld = interaction.interactionState == .tracking
      objection = isHeld ? nil : "its animator cannot be paused"
    }
    let end = objection.map { ", ignored: \($0)" } ?? ""
    stage.world.recorder.note("grab(\(name))\(end)", by: "user", at: mark)
  }

  func steer(_ name: String, to fraction: Double, at place: String) {
    guard let (interaction, state) = interaction(of: name, at: place) else { return }
    switch state {
    case .tracking: interaction.update(fraction)
    case .none, .grounded:
      ignore("steer(\(name))", "the transition has not started to move")
    case .free, .finished, .cancelled: ignore("steer(\(name))", Self.noGesture)
    }
  }

  func letGo(_ name: String, finishes: Bool, at place: String) {
    guard let (interaction, state) = interaction(of: name, at: place) else { return }
    switch state {
    case .tracking, .grounded(.nothing):
      let percent = Int64((interaction.percentComplete * 1_000).rounded())
      let end = finishes ? "finish" : "cancel"
      note("letGo(\(name)) at \(TraceLine.thousandths(percent)) -> \(end)", by: "user")
      finishes ? interaction.finish() : interaction.cancel()
    case .none, .grounded, .free, .finished, .cancelled:
      ignore("letGo(\(name))", Self.noGesture)
    }
  }

  private static let noGesture = "no gesture drives the transition"

  private func ignore(_ step: String, _ reason: String) {
    note("\(step), ignored: \(reason)", by: "user")
  }

  /// Returns the object with which a gesture drives a controller's current transition.
  ///
  /// The step fails if the controller has no interactive transition now.
  private func interaction(
    of name: String, at place: String
  ) -> (PercentDrivenInteractiveTransition, Interaction.State)? {
    guard let interaction = cast[name]?.script.interaction,
      let state = interaction.interactionState
    else {
      fail(place, "\(name) has no interactive transition at this moment.")
      return nil
    }
    return (interaction, state)
  }
}
