public import PresentationClock
package import PresentationLifecycle

/// The owner of all objects of one run: clock, windows, controllers, recorder, reporter and
/// settings.
///
/// A controller joins a world when it first enters a window, a presentation or a parent of that
/// world. It stays in the world until the world ends. If a call is refused or has no effect, the
/// controller does not join. Worlds are independent of each other.
@MainActor public final class World {
  /// The clock of the world.
  public let clock = RunLoopClock()
  /// The reporter of misuse.
  public let reporter: IssueReporter
  /// The recorder of the trace, which records only while it is on.
  public let recorder = Recorder()
  /// The behaviors that differ between systems.
  public let system: SystemBehavior
  /// Whether requests may be animated; if false, `animated: true` is treated as `animated: false`
  /// (P-23).
  public var areAnimationsEnabled: Bool {
    get { animates }
    set { animates = newValue }
  }
  private var animates = true
  /// The accessibility setting "Reduce Motion", which animators can read.
  ///
  /// If true, the views of the system's own modal transitions do not move. The views fade if
  /// ``prefersCrossFadeTransitions`` is true; otherwise they appear or disappear without animation.
  /// Callbacks and times do not change.
  public var isReduceMotionEnabled = false
  /// The accessibility setting "Prefer Cross-Fade Transitions".
  ///
  /// Has an effect only if ``isReduceMotionEnabled`` is true.
  public var prefersCrossFadeTransitions = false
  /// The windows, in the order in which they were created.
  public internal(set) var windows: [Window] {
    get { openWindows }
    set { openWindows = newValue }
  }
  private var openWindows: [Window] = []
  /// Whether `end()` has been called.
  public var isEnded: Bool { hasEnded }

  /// All state machines and their facts; access does not copy them.
  package var hierarchy: Hierarchy {
    _read { yield store.place.pointee }
    _modify { yield &store.place.pointee }
  }
  /// The storage of the hierarchy.
  ///
  /// A `Box` is safe for the hierarchy, because the hierarchy calls no other code. Thus no access
  /// can begin during another access.
  private let store: Box<Hierarchy>
  /// Called for every row of a state table that a state machine chooses, with the kind of the
  /// machine and the name of the row.
  package var onRow: ((MachineKind, String) -> Void)? {
    get { rowListener }
    set { rowListener = newValue }
  }
  private var rowListener: ((MachineKind, String) -> Void)?
  /// Called for every `completeTransition`, with the presented controller, whether the interaction
  /// was canceled, and the argument of the call.
  package var onCompletion: CompletionListener? {
    get { completionListener }
    set { completionListener = newValue }
  }
  private var completionListener: CompletionListener?
  package typealias CompletionListener =
    (_ presented: ViewController, _ wasCancelled: Bool, _ didComplete: Bool) -> Void

  /// The bound presenter that makes the current requests; nil if the app's code makes the requests.
  var currentRequester: AnyObject?

  package private(set) lazy var presenters = PresenterRegistry(of: self)
  /// The controllers that belong to the world only during a call, in the order in which they were
  /// added.
  var visitors: [ControllerID] = []
  /// The review of controllers whose appearance may not fit the places of their views.
  private(set) lazy var reviews = AppearanceReview(in: self)
  let members = Members()
  let calls = PendingCalls()
  let relations = SlotTable<LinkNode, PresentationRelation>()
  let transitions = SlotTable<TransitionNode, TransitionContext>()
  let commits = CommitQueue()
  private(set) lazy var animators = AnimatorRegistry(of: self)
  /// The context of the running animation block; nil outside an animation block.
  var animationContext: AnimationContext?
  /// The timeline that calls of `animate` use while an interactive transition starts its animator;
  /// else nil (T-36).
  var animationHost: AnimationTimeline?
  var timelines = AnimationTimelines()
  /// The views that fly between two screens.
  package let flights = FlightBoard()
  /// The functions passed to `followCommits(_:)`, in the order of registration.
  var commitFollowers: [() -> Bool] = []
  /// Whether the matching of views has changed since the last commit, and whether it has changed in
  /// the running animation block (`hasMatchedDeparture`).
  var hasMatchedUpdate = false
  var hasMatchedDeparture = false
  /// The open animation transactions.
  package var transactions = AnimationTransactions()
  /// The pieces of work that wait for events that the clock does not schedule.
  var awaited: [AwaitedWork] = []
  /// The calls that named no world and therefore used the main world, although this world was open
  /// or was opened later.
  package internal(set) var strays: [String] = []
  /// The objects that other modules store with the world.
  private lazy var attachments = Attachments()
  private(set) var hasEnded = false

  /// The world that a call uses if the call names no world.
  ///
  /// This is the world of the innermost `use(_:)`, else the world of the test's open stage, else
  /// the main world of the process.
  public static var current: World { inUse ?? main }

  /// The world of the process, for code that runs outside of stages.
  static let main = World()
  /// The world of the innermost `use(_:)`.
  @TaskLocal static var scoped: World?
  /// The worlds of open stages.
  static var open = OpenWorlds()
  /// The world whose animation block is running.
  static var animating: World?

  /// Creates a world at time zero, without windows.
  public convenience init(
    system: SystemBehavior = .modern, reporter: IssueReporter = IssueReporter()
  ) {
    self.init(system: system, reporter: reporter, flip: nil)
  }

  /// Creates a world with a deliberate mistake in one row of a state table; for tests.
  ///
  /// - Parameter laws: What happens when the mistake breaks a law of the state machines.
  package init(
    system: SystemBehavior, reporter: IssueReporter, flip: RowFlip?, laws: LawEnforcement? = nil
  ) {
    self.system = system
    self.reporter = reporter
    store = Box(Hierarchy(queuesRequests: system.queuesRequests, flip: flip, laws: laws))
    observeCommits()
  }

  /// Makes this world the current world while `body` runs.
  ///
  /// The world uses this method for all its callbacks.
  public func use<Result>(_ body: () throws -> Result) rethrows -> Result {
    Self.scoped === self ? try body() : try Self.$scoped.withValue(self, operation: body)
  }

  /// Whether a running transition disables user interaction (P-66).
  public var isIgnoringInteractionEvents: Bool { hierarchy.interactionLocks > 0 }

  /// Ends the world: cancels pending work, closes the windows, and releases all controllers.
  ///
  /// After this call, no callback is called. Tasks of the clock are canceled, and end in this call.
  /// A second call has no effect. Before this call, the world, its windows and its controllers keep
  /// each other alive.
  public func end() {
    guard !hasEnded else { return }
    hasEnded = true
    clock.end()
    for transition in transitions.values { transition.vanish() }
    for relation in relations.values {
      relation.presentation?.containerView = nil
      relation.letGo()
    }
    transitions.removeAll()
    relations.removeAll()
    for timeline in timelines.takeAll() { timeline.end() }
    animators.end()
    transactions.removeAll()
    flights.removeAll()
    commitFollowers.removeAll()
    calls.removeAll()
    commits.end()
    for window in windows { window.end() }
    windows.removeAll()
    members.releaseAll()
    visitors.removeAll()
    reviews.end()
    (onRow, onCompletion) = (nil, nil)
    presenters.end()
    awaited.removeAll()
    attachments.removeAll()
  }

  /// Returns the object of a class that another module stores with the world; creates it if there
  /// is none.
  package func attachment<Object: AnyObject>(orMake make: () -> Object) -> Object {
    attachments.find(orMake: make)
  }

  /// The number of objects that other modules store with the world.
  var attachmentCount: Int { attachments.all.count }

  /// Reports that the app uses something that this package does not model.
  package func reportNotModelled(_ what: String, advice: String) {
    report(Issues.notModelled(what, advice: advice))
  }

  /// Whether a modal transition is running.
  ///
  /// While a modal transition is running, windows keep their sizes (P-84).
  var isInModalTransition: Bool { transitions.values.contains { $0.modal != nil } }

  /// The property animators that are paused or stopped, or that were released while paused or
  /// stopped.
  ///
  /// The released animators come first; the others follow in the order of their identities.
  public var leftAnimators: [LeftAnimator] { animators.left }

  /// The running transitions, in the order in which they were requested.
  public var runningTransitions: [RunningTransition] {
    transitions.values.compactMap { RunningTransition($0, in: self) }.sorted {
      $0.ticket < $1.ticket
    }
  }

  /// Reports an issue, and records it in the trace with its subject.
  package func report(_ issue: PresentationIssue, at subject: Subject = .world) {
    recorder.record(.issue(issue.code, recorder.word(issue.message)), subject, at: clock)
    issue.isRaised ? reporter.raise(issue) : reporter.report(issue)
  }
}
