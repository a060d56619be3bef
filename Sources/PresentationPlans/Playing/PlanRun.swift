import Foundation
import Presentation
import PresentationTesting

/// One performance of a plan: the stage, who is on it, and what has failed so far.
@MainActor final class PlanRun {
  let stage: Stage
  let cast: [String: any PlannedScreen]
  let bindings: [String: PlannedBinding]
  let views: PlannedViews
  let animators: [String: PlannedPropertyAnimator]
  private(set) var failures: [PlanFailure] = []
  private var drags: [String: Drag] = [:]
  private var waiting: [(place: String, callback: PlanCallback)] = []

  init(
    stage: Stage, cast: [String: any PlannedScreen], bindings: [String: PlannedBinding],
    views: PlannedViews, animators: [String: PlannedPropertyAnimator]
  ) {
    (self.stage, self.cast, self.bindings) = (stage, cast, bindings)
    (self.views, self.animators) = (views, animators)
  }

  /// Takes the steps; then names every callback that a step waited for in vain.
  ///
  /// A controller that is called before it was shown joins the stage's world, too.
  func take(_ steps: [PlanStep]) {
    stage.world.use { for step in steps { take(step) } }
    for (place, callback) in waiting {
      fail(place, "\(callback) was never delivered after this step.")
    }
  }

  /// Ends the performance: nothing is called any more.
  func end() {
    for controller in cast.values { controller.part.forget() }
    stage.world.end()
  }

  private func take(_ step: PlanStep) {
    switch step.action {
    case .present(let name, let presenter, let animated, let completion):
      present(name, from: presenter, animated: animated, completion: completion)
    case .dismiss(let name, let animated, let completion):
      cast[name]?.dismiss(animated: animated, completion: completion ? block(of: name) : nil)
    case .turn(let count): for _ in 0..<count { stage.runTurn() }
    case .advance(let duration): stage.advance(by: duration)
    case .settle(let limit): settle(limit: limit, step)
    case .during(let callback, let steps): wait(for: callback, steps, step)
    case .drag(let name, let fraction):
      let drag = drags[name] ?? stage.user.drag(name)
      drags[name] = drag
      drag.update(fraction)
    case .swipeBack(let name, let fraction):
      let swipe = drags[name] ?? stage.user.swipeBack(name)
      drags[name] = swipe
      swipe.update(fraction)
    case .tapBack(let name): stage.user.tapBack(name)
    case .release(let name, let velocity):
      openDrag(name, step)?.release(velocity: velocity)
    case .cancel(let name): openDrag(name, step)?.cancel()
    case .tapOutside(let name): stage.user.tapOutside(name)
    case .escape: stage.user.escape()
    case .rotate(let orientation): stage.rotate(to: orientation)
    case .resize(let width, let height):
      stage.resize(to: CGSize(width: width, height: height))
    case .animations(let areOn): stage.world.areAnimationsEnabled = areOn
    case .root(let name): stage.window.rootViewController = cast[name]
    case .addChild(let name, let parent): cast[parent]?.takeIn(cast[name])
    case .removeChild(let name): cast[name]?.leaveParent()
    case .stack(let name, let call, let animated):
      (cast[name] as? PlannedStack)?.take(call, animated: animated, cast: cast)
    case .tabs(let name, let call): (cast[name] as? PlannedTabs)?.take(call, cast: cast)
    case .tapTab(let name): stage.user.tapTab(name)
    case .complete(let name, let completes): complete(name, completes, step)
    case .set(let name, let value):
      bindings[name]?.model.write(
        value, by: .step(step.place, nanoseconds: stage.world.clock.nanoseconds))
    case .update(let name): update(name, step)
    case .animator(let name, let call): animators[name]?.take(call)
    case .animate(let animation): animate(animation)
    case .alongside(let name, let changes, let completion):
      animateAlongside(name, changes, completion: completion, step)
    case .hand(let name, let hand): drive(name, hand, step)
    case .check(let check):
      if let message = objection(to: check) { fail(step.place, message) }
    }
  }

  private func present(
    _ name: String, from presenter: String, animated: Bool, completion: Bool
  ) {
    guard let presented = cast[name] else { return }
    presented.prepareToBePresented()
    cast[presenter]?.present(
      presented, animated: animated, completion: completion ? block(of: name) : nil)
  }

  private func block(of name: String) -> () -> Void {
    { [weak controller = cast[name]] in controller?.play(.completion) }
  }

  private func settle(limit: Duration, _ step: PlanStep) {
    do throws(NotSettled) {
      try stage.settle(limit: limit)
    } catch {
      fail(step.place, "\(error)")
    }
  }

  private func wait(for callback: PlanCallback, _ steps: [PlanStep], _ step: PlanStep) {
    waiting.append((step.place, callback))
    cast[callback.controller]?.whenCalled(callback.moment) { [weak self] in
      guard let self else { return }
      waiting.removeAll { $0.place == step.place }
      for step in steps { take(step) }
    }
  }

  private func openDrag(_ name: String, _ step: PlanStep) -> Drag? {
    let drag = drags.removeValue(forKey: name)
    if drag == nil {
      fail(
        step.place, "no gesture on \(name) is open; a \"drag\" or \"swipeBack\" step begins one.")
    }
    return drag
  }

  private func complete(_ name: String, _ completes: Bool, _ step: PlanStep) {
    guard let context = cast[name]?.part.context else {
      fail(step.place, "no animator of \(name) has been started; give it \"animator\".")
      return
    }
    context.completeTransition(completes)
  }

  private func update(_ name: String, _ step: PlanStep) {
    guard let binding = bindings[name] else { return }
    guard let presenter = binding.presenter else {
      fail(step.place, "the view of \(binding.plan.presenter), which presents, has not loaded.")
      return
    }
    presenter.update()
  }

  func fail(_ place: String, _ message: String) {
    failures.append(PlanFailure(place: place, message: "\(place): \(message)"))
  }
}
