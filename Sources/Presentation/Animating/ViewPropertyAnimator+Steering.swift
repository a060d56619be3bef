public import Foundation
import PresentationLifecycle

extension ViewPropertyAnimator {
  /// Adds an animation block.
  ///
  /// An inactive animator stores the block until it becomes active. An active animator runs the
  /// block at once, over the remaining time. While the animator runs backward, the views stay at
  /// the beginning of the block's changes.
  public func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds an animation block that begins after a fraction of the duration, and takes the remaining
  /// time.
  ///
  /// - Parameters:
  ///   - animation: Changes the views.
  ///   - delayFactor: The delay from now, as a fraction of the whole duration, limited to 0...1.
  ///     The block begins at the animator's end at the latest.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor.isNaN ? 0 : min(1, max(0, delayFactor))
    send(.addAnimations, wanting: .block(AnimatorWork.Block(delayFactor: factor, run: animation)))
  }

  /// Adds a completion.
  ///
  /// Completions are called once at the end, in the order in which they were added.
  public func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {
    send(.addCompletion, wanting: .completion(completion))
  }

  /// Runs the blocks and starts the animator, or continues it after a pause.
  ///
  /// The animator never completes in this call. Without a block, it waits for one. If
  /// the blocks change nothing that can be animated, it ends in the next turn.
  public func startAnimation() {
    delay = 0
    send(.start(blocks))
  }

  /// Runs the blocks, and starts the animator after a delay.
  ///
  /// Without a block, the animator waits for one, and then starts at once.
  ///
  /// - Parameter delay: The delay in seconds. A negative value raises an issue.
  public func startAnimation(afterDelay delay: TimeInterval) {
    guard delay.isFinite else { return world.report(Issues.notFinite("delay", of: "an animator")) }
    guard delay >= 0 else { return world.report(Issues.negativeDelay()) }
    guard delay > 0 else { return startAnimation() }
    switch machineState {
    case .inactive, .capturing: self.delay = delay.asSeconds
    case .idle, .delayed, .running, .paused, .vanishing, .stopped: break
    }
    send(.startLater(blocks))
  }

  /// Pauses the animator where it is.
  ///
  /// An inactive animator runs its blocks and pauses at its start.
  public func pauseAnimation() {
    interrupt(.pause(blocks))
  }

  /// Continues a paused animator in its present direction.
  ///
  /// If `parameters` is a spring, its velocity along x is used.
  ///
  /// - Parameters:
  ///   - parameters: The curve or spring of the remaining part; nil keeps the original one.
  ///   - durationFactor: The duration of the remaining part, as a fraction of `duration`; 0 uses
  ///     the time that is left.
  public func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: CGFloat
  ) {
    interrupt(
      .continue(blocks), wanting: .timing(parameters, factor: Double(durationFactor).asSeconds))
  }

  /// Stops the animator where it is: the visible values become the model values.
  ///
  /// - Parameter withoutFinishing: Whether the completions are dropped. If false, they wait for
  ///   `finishAnimation(at:)`.
  public func stopAnimation(_ withoutFinishing: Bool) {
    interrupt(withoutFinishing ? .stopAndDrop : .stop)
  }

  /// Finishes a stopped animator at a position, and calls the completions with that position.
  ///
  /// Raises an issue if the animator is not stopped.
  public func finishAnimation(at finalPosition: ViewAnimatingPosition) {
    send(.finish, wanting: .position(finalPosition))
  }
}

extension ViewPropertyAnimator {
  /// Returns whether a setting may be changed now; raises an issue if not.
  var allowsSetting: Bool {
    if machineState == .inactive { return true }
    send(.forbidden)
    return false
  }

  /// Sends an event that only an interruptible animator allows; otherwise raises an issue.
  func interrupt(_ event: PropertyAnimation.Event, wanting: AnimatorWork.Wanted? = nil) {
    send(isInterruptible || machineState == .inactive ? event : .forbidden, wanting: wanting)
  }

  /// Sends an event to the animator's machine, and notifies observers.
  ///
  /// An added completion changes nothing that observers can read.
  func send(_ event: PropertyAnimation.Event, wanting: AnimatorWork.Wanted? = nil) {
    let carryOut = { self.carryOut(event, wanting) }
    event == .addCompletion ? carryOut() : tellObservers(carryOut)
  }

  private func carryOut(_ event: PropertyAnimation.Event, _ wanted: AnimatorWork.Wanted?) {
    work.wanted = wanted
    let world = world
    if home == nil, world === World.main, event.beginsWork {
      _ = World.acting("ViewPropertyAnimator")
    }
    home = world
    let id = self.id ?? world.animators.use(self)
    self.id = id
    world.use {
      var effects = world.effects(of: event, at: Address<PropertyAnimation>(id))
      while let effect = effects.next() { perform(effect) }
    }
    work.wanted = nil
    if machineState == .inactive {
      world.animators.drop(self)
      home = nil
    }
  }

  /// Resets the animator after its world has ended.
  ///
  /// It may be used in another world.
  func worldEnded() {
    (id, home, work) = (nil, nil, AnimatorWork())
  }
}

extension PropertyAnimation.Event {
  /// Whether the event may make an inactive animator active.
  fileprivate var beginsWork: Bool {
    switch self {
    case .start, .startLater, .pause, .scrub: true
    case .reverse, .addAnimations, .addCompletion, .continue, .stopAndDrop, .stop, .finish,
      .forbidden, .captured, .delayOver, .reachedEnd:
      false
    }
  }
}
