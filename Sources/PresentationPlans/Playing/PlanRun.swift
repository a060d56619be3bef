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
  /// The open gestures, in the order in which they began.
  private var gestures: [(gesture: PlanGesture, drag: Drag)] = []
  private var waiting: [(place: String, callback: PlanCallback)] = []
  /// The controllers for which a step has requested a completion.
  private var completed: Set<String> = []

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
      fail(place, "\(callback) was never called after this step\(cure(for: callback)).")
    }
  }

  /// Returns the key that a plan lacks if its steps wait for a completion that no step requests.
  private func cure(for callback: PlanCallback) -> String {
    let name = callback.controller
    guard callback.moment == .completion, !completed.contains(name) else { return "" }
    return "; give \"completion\": true to the step that presents or dismisses \(name)"
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
    completed.insert(name)
    return { [weak controller = cast[name]] in controller?.script.play(.completion) }
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

  /// Returns an open gesture; begins the gesture if it is not open.
  func drag(_ gesture: PlanGesture) -> Drag {
    if let open = gestures.first(where: { $0.gesture == gesture }) { return open.drag }
    let drag = gesture.begin(by: stage.user)
    gestures.append((gesture, drag))
    return drag
  }

  /// Removes and returns the open gestures on a controller; the step fails if there is none.
  ///
  /// A drag and a swipe on the same controller are two gestures. The gesture that was ignored has
  /// no effect when it ends.
  func takeDrags(on name: String, at place: String) -> [Drag] {
    let open = gestures.filter { $0.gesture.controller == name }.map(\.drag)
    gestures.removeAll { $0.gesture.controller == name }
    if open.isEmpty {
      fail(place, "no gesture on \(name) is open; a \"drag\" or \"swipeBack\" step begins one.")
    }
    return open
  }
}

extension PlanGesture {
  @MainActor fileprivate func begin(by user: User) -> Drag {
    switch kind {
    case .drag: user.drag(controller)
    case .swipeBack: user.swipeBack(controller)
    }
  }
}
