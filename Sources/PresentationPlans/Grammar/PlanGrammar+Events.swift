import Presentation
import PresentationTesting

/// The events that a trace can contain for each kind of subject, such as a controller or the user.
extension PlanGrammar {
  /// Returns the forms of all events that a trace can contain for a controller or one of its parts.
  ///
  /// - Parameters:
  ///   - role: The part of the trace subject after the dot, such as `delegate`; nil for the
  ///     controller itself.
  ///   - holder: The kind of container that the controller is; nil if it is no container.
  static func events(of role: String?, in holder: PlanDecoder.Holder?) -> [EventForm] {
    switch role {
    case nil: eventsOfControllers + (holder.map { operations[$0, default: []] } ?? [])
    case "delegate": eventsOfDelegates + (holder.map { containerCalls[$0, default: []] } ?? [])
    case "presentation": eventsOfPresentations
    case "animator": eventsOfAnimators
    case "transition": eventsOfTransitions
    case "front": values("{bool}")
    case "path": holder == .stack ? values("[{quoted}]") : []
    case "tab": holder == .tabs ? values("{name}") : []
    case "question": values("{name}") + forms(["answer({name})"])
    default: []
    }
  }

  private static let eventsOfTransitions = forms(["completeTransition({bool})"])

  /// The changes of the value that a stack, tabs, a window's front or a question is bound to.
  private static func values(_ value: String) -> [EventForm] {
    forms(DismissalCause.allCases.map { "= \(value) (\($0.rawValue))" })
  }

  private static let eventsOfControllers: [EventForm] = {
    let sizes = ["unspecified", "compact", "regular"]
    var templates = [
      "viewDidLoad", "willMove(toParent: {name})", "didMove(toParent: {name})",
      "present completion", "dismiss completion", "viewWillTransition(to: {number} x {number})",
      "alongside completion({bool})",
    ]
    templates += joined(Callback.allCases.map(\.rawValue), ["", "(animated)"])
    templates += joined(
      joined(["present({name}"], closings) + ["dismiss()", "dismiss(animated)"], fates)
    templates += joined(joined(["willTransition(to: "], sizes), joined([" x "], sizes), [")"])
    return forms(templates) + eventsOfWorlds
  }()

  /// The events for issues; an issue that belongs to no controller has the subject `world`.
  static let eventsOfWorlds = forms(
    PresentationIssue.Code.allCases.map { "! \($0.rawValue): {text}" })

  /// The ends of a request with an argument.
  private static let closings = [")", ", animated)"]

  /// The requests that only a container of one kind receives.
  private static let operations: [PlanDecoder.Holder: [EventForm]] = {
    let set = joined(["setViewControllers([{names}]"], closings)
    let stack =
      joined(["push({name}", "popTo({name}"], closings)
      + joined(["pop(", "popToRoot("], [")", "animated)"])
    return [
      .stack: forms(joined(set + stack, fates)),
      .tabs: forms(joined(set + ["select({name})"], fates)),
    ]
  }()

  /// The texts that can follow a request, such as `, from the queue`.
  private static let fates: [String] = {
    let ways = TraceEvent.TransitionKind.allCases.map(\.rawValue)
    let others = joined(
      [", queued: ", ", from the queue, queued: ", ", interrupts: "], ["{name} is being "], ways)
    return ["", ", from the queue", ", from the queue -> {name} dismisses {name}"] + others
  }()

  private static let eventsOfDelegates: [EventForm] = {
    let queries = [
      "presentationController(forPresented)", "animationController(forPresented)",
      "animationController(forDismissed)", "interactionControllerForPresentation",
      "interactionControllerForDismissal", "adaptivePresentationStyle",
    ]
    return forms(
      joined(queries, [" -> {text}"]) + ["presentationControllerShouldDismiss -> {bool}"]
        + TraceEvent.Adaptive.allCases.map(\.rawValue))
  }()

  /// The calls that only the delegate of a container of one kind receives.
  private static let containerCalls: [PlanDecoder.Holder: [EventForm]] = {
    let stack = ["push", "pop"].map { "animationControllerFor(\($0), from: {name}, to: {name})" }
    let tabs = ["animationControllerForTransition(from: {name}, to: {name})"]
    func queries(_ calls: [String]) -> [String] {
      joined(calls + ["interactionControllerFor"], [" -> {text}"])
    }
    return [
      .stack: forms(queries(stack) + joined(["willShow({name}", "didShow({name}"], closings)),
      .tabs: forms(queries(tabs) + ["shouldSelect({name}) -> {bool}", "didSelect({name})"]),
    ]
  }()

  private static let eventsOfPresentations = forms([
    "presentationTransitionWillBegin", "presentationTransitionDidEnd({bool})",
    "dismissalTransitionWillBegin", "dismissalTransitionDidEnd({bool})",
  ])

  private static let eventsOfAnimators = forms([
    "animateTransition", "startInteractiveTransition", "animationEnded({bool})",
  ])

  /// The events of the trace subject `user`, which is the simulated user.
  static let eventsOfUsers: [EventForm] = {
    let drags = ["drag({name})", "swipeBack({name})"]
    let taps = [
      "tap({text} in {name})", "tapBack({name})", "tapOutside({name})", "tapTab({name})", "escape",
    ]
    let outcomes = ["", ", held: it may not be dismissed", ", refused", ", ignored: {text}"]
    let releases = [" releases at {fraction}", " releases at {fraction}, {integer} pt/s"]
    let ends = [" -> finish", " -> cancel"]
    var templates = joined(drags, [" begins"], outcomes)
    templates += joined(drags, releases, ends + [", springs back"])
    templates += joined(drags, [" is cancelled at {fraction}"], ["", ", springs back"])
    templates += joined(taps, outcomes)
    templates += joined(["letGo({name}) at {fraction}"], ends)
    templates += joined(["grab({name})", "steer({name})", "letGo({name})"], [", ignored: {text}"])
    templates += ["grab({name})", "resize(to: {number} x {number})"]
    templates += orientations.map { "rotate(to: \($0))" }
    return forms(templates)
  }()

  /// The events of a copy that flies from a view of one controller to a view of another.
  static let eventsOfFlights = forms([
    "starts {rect} -> {rect}", "starts {rect} -> {rect}, held", "fades", "lands",
    "returns to {rect}", "ends",
  ])

  private static func forms(_ templates: [String]) -> [EventForm] { templates.map(EventForm.init) }

  /// Returns every text that consists of one text from each list, in the order of the lists.
  private static func joined(_ parts: [String]...) -> [String] {
    parts.reduce([""]) { starts, ends in
      starts.flatMap { start in ends.map { start + $0 } }
    }
  }
}
