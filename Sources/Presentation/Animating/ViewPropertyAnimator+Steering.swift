public import Foundation
import PresentationLifecycle

extension ViewPropertyAnimator {
  /// Adds an animation block.
  ///
  /// An inactive animator stores the block until the animator becomes active. An active animator
  /// runs the block before this method returns, and animates the block's changes over the remaining
  /// time. While the animator runs backward, the block's changes are not visible.
  public func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds an animation block that begins after a delay and lasts until the animator's end.
  ///
  /// - Parameters:
  ///   - animation: Changes the views.
  ///   - delayFactor: The delay, as a fraction of the animator's duration, limited to 0...1. The
  ///     delay begins at the animator's current position. For an inactive animator, this position
  ///     is the start. If the delay is longer than the remaining time, the block begins when the
  ///     animator ends.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor.isNaN ? 0 : min(1, max(0, delayFactor))
    send(.addAnimations, wanting: .block(AnimatorWork.Block(delayFactor: factor, run: animation)))
  }

  /// Adds a completion.
  ///
  /// All completions are called once at the animator's end, in the order in which they were added
  ///
  public func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {
    send(.addCompletion, wanting: .completion(completion))
  }

  /// Runs the animation blocks and starts the animator, or continues a paused animator.
  ///
  /// The animator's completions are never called before this method returns. If no block has
  /// been added, the animator waits for a block. If the blocks change nothing that can be
  /// animated, the animator ends in the next turn of the run loop.
  ///
  /// - Parameters:
  ///   - fileID: The file to name in lists of pending work.
  ///   - line: The line to name in lists of pending work.
  public func startAnimation(fileID: String = #fileID, line: Int = #line) {
    start(from: ClosureSite(fileID, line))
  }

  /// Runs the animation blocks and starts the animator, or continues a paused animator.
  ///
  /// In contrast to ``startAnimation(fileID:line:)``, lists of pending work do not name the line of
  /// the call. This method is called if the animator's type is `any ViewAnimating`.
  @_disfavoredOverload public func startAnimation() { start(from: nil) }

  private func start(from site: ClosureSite?) {
    (delay, self.site) = (0, site)
    send(.start(blocks))
  }

  /// Runs the animation blocks in this call, and starts the animator after a delay.
  ///
  /// If no block has been added, the animator waits for a block. When a block is added, the
  /// animator starts without the delay.
  ///
  /// - Parameters:
  ///   - delay: The delay in seconds. A negative value raises an issue.
  ///   - fileID: The file to name in lists of pending work.
  ///   - line: The line to name in lists of pending work.
  public func startAnimation(
    afterDelay delay: TimeInterval, fileID: String = #fileID, line: Int = #line
  ) {
    start(after: delay, from: ClosureSite(fileID, line))
  }

  /// Runs the animation blocks in this call, and starts the animator after a delay in seconds
  ///
  ///
  /// In contrast to ``startAnimation(afterDelay:fileID:line:)``, lists of pending work do not name
  /// the line of the call. This method is called if the animator's type is `any ViewAnimating`.
  @_disfavoredOverload public func startAnimation(afterDelay delay: TimeInterval) {
    start(after: delay, from: nil)
  }

  private func start(after delay: TimeInterval, from site: ClosureSite?) {
    guard delay.isFinite else { return world.reportNotFinite("delay", of: "an animator") }
    guard delay >= 0 else { return world.report(Issues.negativeDelay()) }
    guard delay > 0 else { return start(from: site) }
    self.site = site
    switch machineState {
    case .inactive, .capturing: self.delay = delay.asSeconds
    case .idle, .delayed, .running, .paused, .vanishing, .stopped: break
    }
    send(.startLater(blocks))
  }

  /// Pauses the animator at its current position.
  ///
  /// An inactive animator runs its blocks and becomes paused at its start.
  public func pauseAnimation() {
    interrupt(.pause(blocks))
  }

  /// Continues a paused animator in its current direction.
  ///
  /// If `parameters` is a spring, its velocity along the y axis is ignored: both axes begin with
  /// the velocity along the x axis.
  ///
  /// - Parameters:
  ///   - parameters: The curve or spring for the rest of the animation; nil keeps the original
  ///     curve or spring.
  ///   - durationFactor: The duration of the rest of the animation, as a fraction of `duration`. If
  ///     the factor is 0, the animator keeps its remaining time.
  ///   - fileID: The file to name in lists of pending work.
  ///   - line: The line to name in lists of pending work.
  public func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) {
    continueMoving(parameters, factor: durationFactor, from: ClosureSite(fileID, line))
  }

  /// Continues a paused animator in its current direction.
  ///
  /// In contrast to
  /// ``continueAnimation(withTimingParameters:durationFactor:fileID:line:)``, lists of pending work
  /// do not name the line of the call. This method is called if the animator's type is
  /// `any ViewImplicitlyAnimating`.
  @_disfavoredOverload public func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: CGFloat
  ) {
    continueMoving(parameters, factor: durationFactor, from: nil)
  }

  private func continueMoving(
    _ parameters: (any TimingCurveProvider)?, factor: CGFloat, from site: ClosureSite?
  ) {
    self.site = site
    interrupt(.continue(blocks), wanting: .timing(parameters, factor: Double(factor).asSeconds))
  }

  /// Stops the animator at its current position, and sets the model values of the views to their
  /// visible values.
  ///
  /// - Parameter withoutFinishing: True to discard the completions; false to keep them until
  ///   `finishAnimation(at:)` calls them.
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
  /// Whether the animator's settings may be changed, which is allowed only while it is inactive.
  ///
  /// If the result is false, an issue is raised.
  var allowsSetting: Bool {
    if machineState == .inactive { return true }
    send(.forbidden)
    return false
  }

  /// Sends an event that is allowed only for interruptible animators, such as a pause.
  ///
  /// If the animator is active and not interruptible, an issue is raised instead.
  func interrupt(_ event: PropertyAnimation.Event, wanting: AnimatorWork.Wanted? = nil) {
    send(isInterruptible || machineState == .inactive ? event : .forbidden, wanting: wanting)
  }

  /// Sends an event to the animator's state machine, and notifies observers.
  ///
  /// Observers are not notified about an added completion, because they cannot read the
  /// completions.
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
    let id = self.id ?? world.animations.animators.use(self, in: world)
    self.id = id
    world.use {
      var effects = world.effects(of: event, at: Address<PropertyAnimation>(id))
      while let effect = effects.next(in: world) { perform(effect) }
    }
    work.wanted = nil
    if machineState == .inactive {
      work.holds.release(in: world)
      world.animations.animators.drop(self, in: world)
      home = nil
    }
  }

  /// Resets the animator after its ``World`` has ended.
  ///
  /// After that, the animator can be used in another world.
  func worldEnded() {
    (id, home, work) = (nil, nil, AnimatorWork())
  }
}

extension PropertyAnimation.Event {
  /// Whether the event, such as a start or a pause, can make an inactive animator active.
  fileprivate var beginsWork: Bool {
    switch self {
    case .start, .startLater, .pause, .scrub: true
    case .reverse, .addAnimations, .addCompletion, .continue, .stopAndDrop, .stop, .finish,
      .forbidden, .captured, .delayOver, .reachedEnd:
      false
    }
  }
}
