public import Foundation
public import Presentation

/// A timer that runs on the virtual clock of a test.
///
/// In a file with `import UIKit`, `Timer` is this type and not the type of Foundation. A timer
/// retains its target or block until the timer is invalidated. A timer that does not repeat is
/// invalidated after it has fired.
@preconcurrency @MainActor open class Timer: NSObject, ClosureHolder {
  /// The time between two firings, in seconds; at least 0.0001.
  public final let timeInterval: TimeInterval
  /// The object that the app passed to the timer.
  public final let userInfo: Any?
  /// The permitted delay of each firing, in seconds; the value is stored but has no effect, because
  /// a timer always fires on time.
  public final var tolerance: TimeInterval = 0
  /// Whether the timer can still fire; false after ``invalidate()``.
  public private(set) final var isValid = true
  private let repeats: Bool
  private var body: (@MainActor (Timer) -> Void)?
  /// The time between the call that schedules the timer and the first firing, in seconds.
  private var firstDelay: TimeInterval
  /// The line of the app that created the timer.
  private let site: ClosureSite
  private var scheduled: RunLoopTimer?
  /// The modes of the run loop in which the timer fires.
  private var modes: [RunLoopMode] = []

  /// Creates a timer that performs a block.
  ///
  /// To start the timer, add the timer to a run loop. The interval is in seconds.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, fileID: String = #fileID,
    line: Int = #line, block: @escaping @MainActor (Timer) -> Void
  ) {
    (timeInterval, self.repeats, userInfo) = (max(0.0001, interval), repeats, nil)
    firstDelay = timeInterval
    site = ClosureSite(fileID, line)
    body = block
    super.init()
  }

  /// Creates a timer that calls a method of its target.
  ///
  /// To start the timer, add the timer to a run loop. The interval is in seconds.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool, fileID: String = #fileID, line: Int = #line
  ) {
    site = ClosureSite(fileID, line)
    (timeInterval, repeats, self.userInfo) = (max(0.0001, ti), yesOrNo, userInfo)
    firstDelay = timeInterval
    let target = aTarget as AnyObject
    let action = TargetAction(target: target, action: aSelector)
    body = { timer in withExtendedLifetime(target) { action.send(from: timer) } }
    super.init()
  }

  /// Creates a timer that fires at a date for the first time, and performs a block.
  ///
  /// To start the timer, add the timer to a run loop. The time until the date is rounded to
  /// hundredths of a second.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, fileID: String = #fileID,
    line: Int = #line, block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(
      timeInterval: interval, repeats: repeats, fileID: fileID, line: line, block: block)
    firstDelay = Self.delay(until: date)
  }

  /// Creates a timer that fires at a date for the first time, and calls a method of its target.
  ///
  /// To start the timer, add the timer to a run loop. The time until the date is rounded to
  /// hundredths of a second.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      timeInterval: ti, target: t, selector: s, userInfo: ui, repeats: rep, fileID: fileID,
      line: line)
    firstDelay = Self.delay(until: date)
  }

  private static func delay(until date: Date) -> TimeInterval {
    max(0, (date.timeIntervalSinceNow * 100).rounded() / 100)
  }

  /// Creates a timer that performs a block, and schedules the timer in the run loop's default mode.
  ///
  /// The timer does not fire while the run loop is in tracking mode.
  @discardableResult public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, fileID: String = #fileID,
    line: Int = #line, block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, repeats: repeats, fileID: fileID, line: line, block: block)
    timer.scheduleOnThisThread()
    return timer
  }

  /// Creates a timer that calls a method of its target, and schedules the timer in the run loop's
  /// default mode.
  ///
  /// The timer does not fire while the run loop is in tracking mode.
  @discardableResult public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool, fileID: String = #fileID, line: Int = #line
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo, fileID: fileID, line: line)
    timer.scheduleOnThisThread()
    return timer
  }

  package final var closureName: String { "the block or the target of its timer" }

  package final func releaseClosure() { body = nil }

  /// Fires the timer now, and then invalidates the timer if it does not repeat.
  public final func fire() {
    guard isValid, let body else { return }
    body(self)
    if !repeats { invalidate() }
  }

  /// Stops the timer and releases its target or block.
  public final func invalidate() {
    isValid = false
    stop()
    body = nil
  }

  /// The date of the next firing; setting the date moves the next firing.
  ///
  /// A repeating timer then goes on with its interval. A timer whose date is more than a year away,
  /// such as `Date.distantFuture`, is paused: it counts as scheduled work again when it has an
  /// earlier date. The time until a date that is set is rounded to hundredths of a second.
  public final var fireDate: Date {
    get {
      if isPaused { return .distantFuture }
      return Date(timeIntervalSinceNow: scheduled?.timeLeft.map { $0 / .seconds(1) } ?? firstDelay)
    }
    set {
      guard isValid else { return }
      firstDelay = Self.delay(until: newValue)
      stop()
      start(World.acting("Timer.fireDate"))
    }
  }

  private var isPaused: Bool { firstDelay > 366 * 86_400 }

  /// Schedules the timer in the default mode, if the caller is on the main thread.
  ///
  /// The run loop of another thread usually does not run, so the timer never fires there.
  private func scheduleOnThisThread() {
    let call = "Timer.scheduledTimer"
    if Thread.isMainThread { return schedule(call, .default) }
    LaterWork.onMainThread {
      World.acting(call).reportNotModelled(
        "\(call) had no effect: it was called on a thread whose run loop does not run.",
        advice: "Schedule the timer in a block of DispatchQueue.main.async.")
    }
  }

  final func schedule(_ call: String, _ mode: RunLoopMode) {
    guard isValid else { return }
    modes.append(mode)
    if let scheduled { return scheduled.add(mode) }
    start(World.acting(call))
  }

  private func stop() {
    scheduled?.cancel()
    scheduled = nil
  }

  private func start(_ world: World) {
    guard let mode = modes.first, !isPaused else { return }
    let timer = world.clock.schedule(
      "timer", after: .seconds(firstDelay), every: repeats ? .seconds(timeInterval) : nil,
      mode: mode, fileID: site.fileID, line: site.line
    ) { world.use { self.fire() } }
    for mode in modes.dropFirst() { timer.add(mode) }
    scheduled = timer
  }
}
