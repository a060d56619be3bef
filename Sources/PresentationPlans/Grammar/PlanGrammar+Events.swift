import Presentation
import PresentationTesting

/// The events that a trace can contain for each kind of subject, such as a controller or the user.
extension PlanGrammar {
  /// Returns the forms of all events that a trace can contain for a controller or one of its parts.
  ///
  /// - Parameter role: The part of the trace subject after the dot, such as `delegate`; nil for the
  ///   controller itself.
  static func events(of role: String?) -> [EventForm] {
    switch role {
    case nil: eventsOfControllers
    case "delegate": eventsOfDelegates
    case "presentation": eventsOfPresentations
    case "animator": eventsOfAnimators
    case "transition": eventsOfTransitions
    case "front", "path", "tab": eventsOfValues
    case "question": eventsOfValues + eventsOfQuestions
    default: []
    }
  }

  private static let eventsOfTransitions = forms(["completeTransition({bool})"])
  private static let eventsOfValues = forms(
    DismissalCause.allCases.map { "= {text} (\($0.rawValue))" })

  private static let eventsOfQuestions = forms(["answer({text})"])

  private static let eventsOfControllers: [EventForm] = {
    let sizes = ["unspecified", "compact", "regular"]
    var templates = [
      "viewDidLoad", "willMove(toParent: {name})", "didMove(toParent: {name})",
      "present completion", "dismiss completion", "viewWillTransition(to: {number} x {number})",
      "alongside completion({bool})",
    ]
    templates += joined(Callback.allCases.map(\.rawValue), ["", "(animated)"])
    templates += joined(requests, fates)
    templates += joined(joined(["willTransition(to: "], sizes), joined([" x "], sizes), [")"])
    return forms(templates) + eventsOfWorlds
  }()

  /// The events for issues; an issue that belongs to no controller has the subject `world`.
  static let eventsOfWorlds = forms(
    PresentationIssue.Code.allCases.map { "! \($0.rawValue): {text}" })

  /// The requests to a controller, a stack or a tab bar controller.
  private static let requests: [String] = {
    let calls = ["present({name}", "push({name}", "popTo({name}", "setViewControllers([{names}]"]
    let plain = ["dismiss(", "pop(", "popToRoot("]
    return joined(calls, [")", ", animated)"]) + joined(plain, [")", "animated)"])
      + ["select({name})"]
  }()

  /// The texts that can follow a request, such as `, from the queue`.
  private static let fates: [String] = {
    let ways = TraceEvent.TransitionKind.allCases.map(\.rawValue)
    let others = joined([", queued: ", ", interrupts: "], ["{name} is being "], ways)
    return ["", ", from the queue", ", from the queue -> {name} dismisses {name}"] + others
  }()

  private static let eventsOfDelegates: [EventForm] = {
    let queries = [
      "presentationController(forPresented)", "animationController(forPresented)",
      "animationController(forDismissed)", "interactionControllerForPresentation",
      "interactionControllerForDismissal", "adaptivePresentationStyle",
      "animationControllerFor(push, from: {name}, to: {name})",
      "animationControllerFor(pop, from: {name}, to: {name})", "interactionControllerFor",
      "animationControllerForTransition(from: {name}, to: {name})",
    ]
    var templates = joined(queries, [" -> {text}"])
    templates += joined(
      ["presentationControllerShouldDismiss", "shouldSelect({name})"], [" -> {bool}"])
    templates += joined(["willShow({name}", "didShow({name}"], [")", ", animated)"])
    templates += ["didSelect({name})"] + TraceEvent.Adaptive.allCases.map(\.rawValue)
    return forms(templates)
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
    let releases = [" releases at {number}", " releases at {number}, {number} pt/s"]
    let ends = [" -> finish", " -> cancel"]
    var templates = joined(drags, [" begins"], outcomes)
    templates += joined(drags, releases, ends + [", springs back"])
    templates += joined(drags, [" is cancelled at {number}"], ["", ", springs back"])
    templates += joined(taps, outcomes)
    templates += joined(["letGo({name}) at {number}"], ends)
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
