public import Foundation
import PresentationLifecycle

extension ViewPropertyAnimator {
  /// Adds a block.
  ///
  /// An inactive animator keeps it until it becomes active; an active one runs it at once, over the
  /// remaining time. While the animator runs backwards, an added block waits at its beginning.
  public func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a block that begins after a part of the duration, and takes the rest of the time.
  ///
  /// - Parameters:
  ///   - animation: Changes the views.
  ///   - delayFactor: The part of the whole duration that it waits from now, 0...1, else clamped;
  ///     it begins at the end at the latest.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor.isNaN ? 0 : min(1, max(0, delayFactor))
    send(.addAnimations, wanting: .block(AnimatorWork.Block(delayFactor: factor, run: animation)))
  }

  /// Adds what to call once at the end, after what was added before.
  public func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {
    send(.addCompletion, wanting: .completion(completion))
  }

  /// Runs the blocks and starts, or continues from where it was paused.
  ///
  /// It never completes in the call. Without a block it waits for one; if the blocks
  /// change nothing that can be animated, it ends in the next turn.
  public func startAnimation() {
    delay = 0
    send(.start(blocks))
  }

  /// Runs the blocks, and sets out after a delay; without a block it waits for one, and then
  /// sets out at once.
  ///
  /// - Parameter delay: Seconds, zero or more; a negative one raises.
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

  /// Stays where it is; an inactive animator runs its blocks and stays at the start.
  public func pauseAnimation() {
    interrupt(.pause(blocks))
  }

  /// Continues after a pause in its direction; of a spring the velocity along x counts.
  ///
  /// - Parameters:
  ///   - parameters: The curve or spring of the rest; nil keeps the original one.
  ///   - durationFactor: The rest takes this part of `duration`; 0 means the time that is left.
  public func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: CGFloat
  ) {
    interrupt(
      .continue(blocks), wanting: .timing(parameters, factor: Double(durationFactor).asSeconds))
  }

  /// Ends in the middle: what is seen becomes the model.
  ///
  /// - Parameter withoutFinishing: True drops the completions; with false they wait for
  ///   `finishAnimation(at:)`.
  public func stopAnimation(_ withoutFinishing: Bool) {
    interrupt(withoutFinishing ? .stopAndDrop : .stop)
  }

  /// Ends a stopped animator, and calls the completions with the position; raises if it was
  /// not stopped.
  public func finishAnimation(at finalPosition: ViewAnimatingPosition) {
    send(.finish, wanting: .position(finalPosition))
  }
}

extension ViewPropertyAnimator {
  /// Whether a setting may be changed now; raises if not.
  var allowsSetting: Bool {
    if machineState == .inactive { return true }
    send(.forbidden)
    return false
  }

  /// Sends what an animator that is not interruptible forbids.
  func interrupt(_ event: PropertyAnimation.Event, wanting: AnimatorWork.Wanted? = nil) {
    send(isInterruptible || machineState == .inactive ? event : .forbidden, wanting: wanting)
  }

  /// A completion that is added changes nothing that observers see.
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
    world.use { world.send(event, to: Address<PropertyAnimation>(id)) { perform($0) } }
    work.wanted = nil
    if machineState == .inactive {
      world.animators.drop(self)
      home = nil
    }
  }

  /// Resets the animator after its world has ended; another world may use it.
  func worldEnded() {
    (id, home, work) = (nil, nil, AnimatorWork())
  }
}

extension PropertyAnimation.Event {
  /// Whether it may set an inactive animator to work.
  fileprivate var beginsWork: Bool {
    switch self {
    case .start, .startLater, .pause, .scrub: true
    case .reverse, .addAnimations, .addCompletion, .continue, .stopAndDrop, .stop, .finish,
      .forbidden, .captured, .delayOver, .reachedEnd:
      false
    }
  }
}
