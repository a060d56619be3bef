public import PresentationClock
package import PresentationLifecycle

/// The owner of all objects of one run, for example of one test: clock, windows, controllers,
/// recorder, reporter and settings.
///
/// A controller joins a world when it first gets a window, a presentation or a parent in that
/// world. The controller stays in the world until the world ends. If a call such as `present` or
/// `addChild` is refused, the controller does not join. Worlds are independent of each other.
@MainActor public final class World {
  @exclusivity(unchecked) var ownHandle = OwnHandle<World>()
  /// The clock on which the timers, transitions and tasks of the world run.
  public let clock = RunLoopClock()
  /// The object that receives the issues of this world.
  public let reporter: IssueReporter
  /// The recorder of this world's events, which records only while ``Recorder/isOn`` is true.
  public let recorder = Recorder()
  /// The behaviors that differ between versions of UIKit.
  public let system: SystemBehavior
  /// Whether transitions and changes of views may be animated.
  ///
  /// If false, `animated: true` is treated as `animated: false` (P-23).
  public var areAnimationsEnabled = true
  /// The accessibility setting "Reduce Motion", which animators can read.
  ///
  /// If true, views do not move in the system's own transitions. The views fade if
  /// ``prefersCrossFadeTransitions`` is true. Otherwise, the views appear or disappear without
  /// animation. The callbacks and the duration of a transition do not change.
  public var isReduceMotionEnabled = false
  /// The accessibility setting "Prefer Cross-Fade Transitions".
  ///
  /// Has an effect only if ``isReduceMotionEnabled`` is true.
  public var prefersCrossFadeTransitions = false
  /// The windows of this world, from back to front.
  ///
  /// Windows with a higher level are in front. Windows with equal levels are in the order in which
  /// they were created.
  ///
  /// The world retains its visible windows. A hidden window is released if nothing else retains it.
  public var windows: [Window] { windowList.windows }
  @exclusivity(unchecked) var windowList = WindowList()
  /// The window whose `becomeKey()` was called last.
  var announcedKeyWindow: Handle<Window>?
  /// The window that gets the events that belong to no place on the screen; nil if there is none.
  ///
  /// The first window that is shown becomes the key window, and later each window on which the app
  /// calls `makeKey()` or `makeKeyAndVisible()`. If the key window is hidden, the front-most
  /// visible window becomes the key window.
  package var keyWindow: Window? { windowList.key }
  /// Whether `end()` has been called.
  public var isEnded: Bool { hasEnded }

  /// The state of all controllers, presentations and transitions.
  ///
  /// Swift does not check whether accesses overlap (`unchecked`). Accesses cannot overlap, because
  /// the hierarchy calls no other code. If Swift checked all properties that have the attribute, a
  /// presentation and its dismissal would take 142,000 instead of 102,000 instructions.
  @exclusivity(unchecked) package var hierarchy: Hierarchy
  /// Called when a state machine has handled an event and returns a row of its state table.
  ///
  /// A row lists the effects of the event, such as callbacks. The arguments are the kind of the
  /// machine and the row.
  @exclusivity(unchecked) package var onRow: ((MachineKind, any NamedRow) -> Void)?
  /// Called for every call of `completeTransition`.
  @exclusivity(unchecked) package var onCompletion: CompletionListener?
  package typealias CompletionListener =
    (_ presented: ViewController, _ wasCancelled: Bool, _ didComplete: Bool) -> Void

  /// The `ItemPresenter` or similar object that is calling `present` or `dismiss` now.
  ///
  /// Nil if the app's own code makes the calls.
  var currentRequester: AnyObject?
  /// The move or the scheduled work of an exploration that is running now, such as `move 2`.
  ///
  /// A completion that is passed to `present` or `dismiss` is compared by this text, because
  /// closures cannot be compared. The text is empty outside of explorations.
  @exclusivity(unchecked) package var cause = ""

  package private(set) lazy var presenters = PresenterRegistry(of: self)
  /// The controllers that belong to the world only during a call, in the order in which they were
  /// added.
  ///
  /// Controllers that stay in the world after all are removed from the list when the call ends.
  @exclusivity(unchecked) var visitors: [ControllerID] = []
  /// The controller that gets `viewWillAppear` now because its view has entered a window without a
  /// transition.
  ///
  /// The app cannot present from the controller yet (P-46a).
  var entering: ViewController?
  /// The review of controllers that may have missed appearance callbacks (P-102a).
  let reviews = AppearanceReview()
  let members = Members()
  let calls = PendingCalls()
  let relations = SlotTable<LinkNode, PresentationRelation>()
  let transitions = SlotTable<TransitionNode, TransitionContext>()
  let commits = CommitQueue()
  /// The first responder.
  package let responders = ResponderChain()
  package let animations = WorldAnimations()
  /// The functions passed to `followCommits(_:)`, in the order of registration.
  @exclusivity(unchecked) var commitFollowers: [() -> Bool] = []
  /// The pieces of work that wait for an event that the clock does not schedule.
  var awaited: [AwaitedWork] = []
  /// The calls, such as `View.animate`, that named no world and may have been meant for this world.
  ///
  /// These calls used the main world, because the test had opened several stages or no stage.
  package internal(set) var strays: [String] = []
  /// The objects that other modules store with the world.
  private lazy var attachments = Attachments()
  @exclusivity(unchecked) private(set) var hasEnded = false

  /// The world that is used by calls that name no world, such as `View.animate`.
  ///
  /// While a closure passed to `use(_:)` runs, the value is the world of the innermost `use(_:)`.
  /// In a task that the clock of an open `Stage` has begun, the value is the world of this stage.
  /// At other times, the value is the world of the test's open `Stage`, which is a stage that the
  /// test has created and not closed yet. If the test has no open stage, or has several, the value
  /// is the main world of the process.
  public static var current: World { inUse ?? main }

  /// The main world of the process, for code that runs outside of stages.
  static let main = World()
  /// The world of the innermost `use(_:)`.
  @TaskLocal static var scoped: World?
  /// The worlds of the stages that tests have created and not closed yet.
  static var open = OpenWorlds()
  /// The world whose animation block is running.
  static var animating: World?

  /// Creates a world at time zero, without windows.
  public convenience init(
    system: SystemBehavior = .modern, reporter: IssueReporter = IssueReporter()
  ) {
    self.init(system: system, reporter: reporter, flip: nil)
  }

  /// Creates a world whose state machines may contain one deliberate mistake; for mutation tests.
  ///
  /// - Parameters:
  ///   - flip: The mistake, in one row of a state table; nil for no mistake.
  ///   - laws: The reaction when a state machine breaks one of the laws that `Machine` lists. The
  ///     default depends on `flip`. Without a mistake, a broken law stops the program. With a
  ///     mistake, a broken law is ignored.
  package init(
    system: SystemBehavior, reporter: IssueReporter, flip: RowFlip?, laws: LawEnforcement? = nil
  ) {
    self.system = system
    self.reporter = reporter
    hierarchy = Hierarchy(queuesRequests: system.queuesRequests, flip: flip, laws: laws)
    followClock()
  }

  /// Makes this world the current world while `body` runs.
  ///
  /// This world is also current during each callback of an object in this world, and in the
  /// closure of each timer on its clock. For example, while `viewDidAppear` runs, the controller's
  /// world is current.
  public func use<Result>(_ body: () throws -> Result) rethrows -> Result {
    Self.scoped === self ? try body() : try Self.$scoped.withValue(self, operation: body)
  }

  /// Whether a running transition disables user interaction (P-66), or the app has called
  /// `beginIgnoringInteractionEvents()`.
  public var isIgnoringInteractionEvents: Bool {
    hierarchy.interactionLocks > 0 || interactionStops > 0
  }

  /// The number of calls of `beginIgnoringInteractionEvents()` that no call of
  /// `endIgnoringInteractionEvents()` has ended yet.
  package var interactionStops = 0

  /// Ends the world: cancels pending work, closes the windows, and releases all controllers.
  ///
  /// After this call, the package calls no callback. Tasks of the clock are canceled, and their
  /// remaining code usually runs inside this call. If a canceled task does not end inside this
  /// call, the rest of the task runs later, on the main actor's own executor. A second call has no
  /// effect.
  ///
  /// To release a world, call this method: before that, the world, its windows and its controllers
  /// retain each other.
  public func end() {
    guard !hasEnded else { return }
    hasEnded = true
    clock.end()
    for transition in transitions.values { transition.vanish() }
    for relation in relations.values { relation.worldEnds() }
    transitions.removeAll()
    relations.removeAll()
    animations.end()
    commitFollowers.removeAll()
    calls.removeAll()
    commits.end()
    for window in windows { window.end() }
    windowList.removeAll()
    announcedKeyWindow = nil
    members.releaseAll()
    visitors.removeAll()
    reviews.end()
    (onRow, onCompletion) = (nil, nil)
    presenters.end()
    awaited.removeAll()
    attachments.removeAll()
  }

  /// Returns the object of type `Object` that another module stores with the world.
  ///
  /// If there is no such object yet, the method creates one with `make` and stores it.
  package func attachment<Object: AnyObject>(orMake make: () -> Object) -> Object {
    attachments.find(orMake: make)
  }

  /// The settings of the objects that other modules store with the world.
  var settings: [WorldSetting] {
    attachments.all.compactMap { $0 as? any WorldSettings }.flatMap(\.settings)
  }

  /// The number of objects that other modules store with the world.
  var attachmentCount: Int { attachments.all.count }

  /// Reports that the app uses something that this package does not model.
  package func reportNotModelled(_ what: String, advice: String) {
    report(Issues.notModelled(what, advice: advice))
  }

  /// Reports the use of a feature that this package does not model.
  ///
  /// Only the first report of each `kind` in this world has an effect.
  package func reportOnce(_ kind: String, _ what: String, advice: String) {
    if reportedKinds.insert(kind).inserted { reportNotModelled(what, advice: advice) }
  }

  /// The kinds of features that ``reportOnce(_:_:advice:)`` has reported.
  private var reportedKinds: Set<String> = []

  /// Whether a modal transition is running.
  ///
  /// While a modal transition is running, windows keep their sizes (P-84).
  var isInModalTransition: Bool { transitions.values.contains { $0.modal != nil } }

  /// The property animators that are paused or stopped, or that were deallocated while they were
  /// paused or stopped.
  ///
  /// The deallocated animators for which an issue has already been raised come first. All other
  /// animators follow, in an order that is the same in every run of a test.
  public var leftAnimators: [LeftAnimator] { animations.animators.left(in: self) }

  /// The running transitions, in the order in which they were requested.
  public var runningTransitions: [RunningTransition] {
    transitionsInOrder.compactMap { RunningTransition($0, in: self) }
  }

  /// The transitions, in the order in which they were requested.
  var transitionsInOrder: [TransitionContext] {
    transitions.values.compactMap { transition in
      hierarchy.ticket(of: transition.id).map { (transition, $0) }
    }
    .sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Reports an issue, and records it in the trace with its subject.
  ///
  /// A raised issue of the main world is reported by the open stages that the call could mean.
  package func report(_ issue: PresentationIssue, at subject: Subject = .world) {
    if issue.isRaised, self === Self.main, let worlds = Self.possible {
      for world in worlds { world.report(issue) }
      return
    }
    recorder.record(.issue(issue.code, recorder.word(issue.message)), subject, at: clock)
    issue.isRaised ? reporter.raise(issue) : reporter.report(issue)
  }
}
