import Presentation
import PresentationTesting

/// One run of a plan: the stage, its controllers, and the failures so far.
@MainActor final class PlanRun {
  let stage: Stage
  let cast: [String: any PlannedScreen]
  let bindings: [String: PlannedBinding]
  let views: PlannedViews
  let animators: [String: PlannedPropertyAnimator]
  private(set) var failures: [PlanFailure] = []
  private var gestures: [String: Drag] = [:]
  private var waiting: [(place: String, callback: PlanCallback)] = []

  init(
    stage: Stage, cast: [String: any PlannedScreen], bindings: [String: PlannedBinding],
    views: PlannedViews, animators: [String: PlannedPropertyAnimator]
  ) {
    (self.stage, self.cast, self.bindings) = (stage, cast, bindings)
    (self.views, self.animators) = (views, animators)
  }

  /// Performs the steps, and then adds a failure for each `in` step whose callback was not called.
  ///
  /// The steps run in the stage's world, which is one simulated app. Thus, a controller that is
  /// used before it is shown belongs to this world.
  ///
  /// - Parameter observe: Called with each step before it is performed.
  func take(_ steps: [PlanStep], before observe: (PlanStep) -> Void = { _ in }) {
    stage.world.use {
      for step in steps {
        observe(step)
        take(step)
      }
    }
    for (place, callback) in waiting {
      fail(place, "\(callback) was never called after this step.")
    }
  }

  func take(_ step: PlanStep) { step.action.take(in: self, at: step.place) }

  /// Ends the run; afterwards no callback is called.
  func end() {
    for controller in cast.values { controller.script.forget() }
    stage.world.end()
  }

  func fail(_ place: String, _ message: String) {
    failures.append(PlanFailure(place: place, message: "\(place): \(message)"))
  }

  /// Adds a line with an event and a subject to the trace.
  func note(_ event: String, by subject: String) {
    stage.world.recorder.note(event, by: subject, at: stage.world.clock)
  }

  // MARK: Controllers and callbacks

  func stack(_ name: String) -> PlannedStack? { cast[name] as? PlannedStack }

  func tabs(_ name: String) -> PlannedTabs? { cast[name] as? PlannedTabs }

  func screens(_ names: [String]) -> [ViewController] { names.compactMap { cast[$0] } }

  /// Returns the completion handler for a call of `present` or `dismiss`.
  ///
  /// The handler performs the steps that an `in` step has added.
  func completion(of name: String) -> () -> Void {
    { [weak controller = cast[name]] in controller?.script.play(.completion) }
  }

  /// Runs `body` inside the next call of a callback.
  ///
  /// If the callback is not called during the plan's steps, the step at the path `place` fails.
  func wait(for callback: PlanCallback, at place: String, _ body: @escaping () -> Void) {
    waiting.append((place, callback))
    cast[callback.controller]?.script.whenCalled(callback.moment) { [weak self] in
      guard let self else { return }
      waiting.removeAll { $0.place == place }
      body()
    }
  }

  // MARK: Gestures

  /// Returns the unfinished gesture on a controller; begins a gesture if there is none.
  func gesture(on name: String, begin: (User) -> Drag) -> Drag {
    let gesture = gestures[name] ?? begin(stage.user)
    gestures[name] = gesture
    return gesture
  }

  /// Removes and returns the unfinished gesture on a controller; the step fails if there is none.
  func takeGesture(on name: String, at place: String) -> Drag? {
    let gesture = gestures.removeValue(forKey: name)
    if gesture == nil {
      fail(place, "no gesture on \(name) is open; a \"drag\" or \"swipeBack\" step begins one.")
    }
    return gesture
  }

  /// Returns the object with which a gesture drives a controller's current transition.
  ///
  /// The step fails if the controller has no interactive transition now.
  func interaction(of name: String, at place: String) -> PercentDrivenInteractiveTransition? {
    let interaction = cast[name]?.script.interaction
    if interaction == nil {
      fail(place, "\(name) has no interactive transition at this moment.")
    }
    return interaction
  }
}
