public import PresentationClock
package import PresentationLifecycle

/// Everything that one run owns: clock, windows, controllers, recorder, reporter, settings.
///
/// A controller joins a world when it first enters one of its windows, presentations or parents,
/// and stays there until the world ends. A call that is refused, or that has no effect, does not
/// make it join. Worlds know nothing of each other.
@MainActor public final class World {
  /// The world's time.
  public let clock = RunLoopClock()
  /// The reporter of misuse.
  public let reporter: IssueReporter
  /// Records what happened, while it is on.
  public let recorder = Recorder()
  /// The rules that differ between systems.
  public let system: SystemBehavior
  /// Whether requests may animate; false turns `animated: true` into false (P-23).
  public var areAnimationsEnabled: Bool {
    get { animates }
    set { animates = newValue }
  }
  private var animates = true
  /// The accessibility setting of that name, for animators to read.
  ///
  /// The system's own modal transitions then move nothing: their views are in place at once, or
  /// fade if ``prefersCrossFadeTransitions`` is on. Callbacks, times and the end are the same.
  public var isReduceMotionEnabled = false
  /// The accessibility setting of that name; without effect unless motion is reduced.
  public var prefersCrossFadeTransitions = false
  /// The windows, in the order in which they were made.
  public internal(set) var windows: [Window] {
    get { openWindows }
    set { openWindows = newValue }
  }
  private var openWindows: [Window] = []
  /// Whether `end()` was called.
  public var isEnded: Bool { hasEnded }

  /// The machines and every fact they keep; read and changed in place.
  package var hierarchy: Hierarchy {
    _read { yield store.place.pointee }
    _modify { yield &store.place.pointee }
  }
  /// The hierarchy, in a box: a hierarchy calls no other code, so no access to it is open while
  /// another one begins.
  private let store: Box<Hierarchy>
  /// Called for every row that fires, with its machine and its name.
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

  /// The presenter that makes the present requests; nil for the program.
  var currentRequester: AnyObject?

  package private(set) lazy var presenters = PresenterRegistry(of: self)
  /// The controllers that are in the world because of a call, in order of joining.
  var visitors: [ControllerID] = []
  /// The review of appearances that may not agree with their views.
  private(set) lazy var reviews = AppearanceReview(in: self)
  let members = Members()
  let calls = PendingCalls()
  let relations = SlotTable<LinkNode, PresentationRelation>()
  let transitions = SlotTable<TransitionNode, TransitionContext>()
  let commits = CommitQueue()
  private(set) lazy var animators = AnimatorRegistry(of: self)
  /// The animation block that runs.
  var animationContext: AnimationContext?
  /// The timeline that calls of `animate` join instead of having their own (T-36).
  var animationHost: AnimationTimeline?
  var timelines = AnimationTimelines()
  /// The views that are in the air between two screens.
  package let flights = FlightBoard()
  /// The functions that are called after each commit, in the order of registration.
  var commitFollowers: [() -> Bool] = []
  /// Whether views were matched otherwise since the last commit, and in the block that runs.
  var hasMatchedUpdate = false
  var hasMatchedDeparture = false
  /// The animation transactions that are open.
  package var transactions = AnimationTransactions()
  /// Work that waits for events which are not on the clock.
  var awaited: [AwaitedWork] = []
  /// Calls that went to the main world while this one was open.
  package internal(set) var strays: [String] = []
  /// Objects that other modules keep with the world.
  private lazy var attachments = Attachments()
  private(set) var hasEnded = false

  /// The world that code means which names none: the innermost `use(_:)`, else the world of the
  /// stage that this test has open, else the process's main world.
  public static var current: World { inUse ?? main }

  /// The world of the process, for code that runs outside of stages.
  static let main = World()
  /// The innermost `use(_:)`.
  @TaskLocal static var scoped: World?
  /// The worlds of open stages.
  static var open = OpenWorlds()
  /// The world whose animation block runs.
  static var animating: World?

  /// A world at time zero without windows.
  public convenience init(
    system: SystemBehavior = .modern, reporter: IssueReporter = IssueReporter()
  ) {
    self.init(system: system, reporter: reporter, flip: nil)
  }

  /// A world with a mistake planted in one row; `laws` says what a law does that it breaks.
  package init(
    system: SystemBehavior, reporter: IssueReporter, flip: RowFlip?, laws: LawEnforcement? = nil
  ) {
    self.system = system
    self.reporter = reporter
    store = Box(Hierarchy(queuesRequests: system.queuesRequests, flip: flip, laws: laws))
    observeCommits()
  }

  /// Makes this world the current one while `body` runs.
  ///
  /// Everything the world itself calls runs so.
  public func use<Result>(_ body: () throws -> Result) rethrows -> Result {
    Self.scoped === self ? try body() : try Self.$scoped.withValue(self, operation: body)
  }

  /// Whether user interaction is off because a transition runs (P-66).
  public var isIgnoringInteractionEvents: Bool { hierarchy.interactionLocks > 0 }

  /// Cancels pending work and releases everything: windows close, controllers leave, and no
  /// callback is called any more.
  ///
  /// Calling it again changes nothing. Tasks of the clock are cancelled, and end in this call.
  ///
  /// The world, its windows and its controllers refer to each other until this is called.
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

  /// An object of another module, made if there is none of its class.
  package func attachment<Object: AnyObject>(orMake make: () -> Object) -> Object {
    attachments.find(orMake: make)
  }

  /// Reports what a client has asked for and this package does not model.
  package func reportNotModelled(_ what: String, advice: String) {
    report(Issues.notModelled(what, advice: advice))
  }

  /// Whether a modal transition is under way: windows keep their sizes meanwhile (P-84).
  var isInModalTransition: Bool { transitions.values.contains { $0.modal != nil } }

  /// The property animators that are paused or stopped, or were released in that state; reported
  /// ones come first, the other ones in order of identity.
  public var leftAnimators: [LeftAnimator] { animators.left }

  /// The transitions that run, in the order in which they were asked for.
  public var runningTransitions: [RunningTransition] {
    transitions.values.compactMap { RunningTransition($0, in: self) }.sorted {
      $0.ticket < $1.ticket
    }
  }

  /// Reports an issue and records it at the subject it belongs to.
  package func report(_ issue: PresentationIssue, at subject: Subject = .world) {
    recorder.record(.issue(issue.code, recorder.word(issue.message)), subject, at: clock)
    issue.isRaised ? reporter.raise(issue) : reporter.report(issue)
  }
}
