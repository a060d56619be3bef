/// The verbs of a plan's steps; a step's first key is one of them.
package enum PlanVerb: String, CaseIterable, Sendable {
  case present
  case dismiss
  case turn
  case advance
  case settle
  case `in`
  case drag
  case swipeBack
  case release
  case cancel
  case tapBack
  case tapOutside
  case escape
  case rotate
  case resize
  case animations
  case root
  case addChild
  case removeChild
  case push
  case pop
  case popTo
  case popToRoot
  case setStack
  case select
  case setTabs
  case tapTab
  case complete
  case set
  case update
  case start
  case pause
  case scrub
  case reverse
  case `continue`
  case stop
  case finish
  case add
  case animate
  case keyframes
  case alongside
  case grab
  case steer
  case letGo
  case check

  /// The verb's keys, itself first: what the decoder takes and what the schema lists.
  package var keys: [PlanKey] {
    switch self {
    case .present:
      [.required("present"), .required("from"), .optional("animated"), .optional("completion")]
    case .dismiss: [.required("dismiss"), .optional("animated"), .optional("completion")]
    case .turn: [.required("turn")]
    case .advance: [.required("advance")]
    case .settle: [.required("settle")]
    case .in: [.required("in"), .required("do")]
    case .drag: [.required("drag"), .required("to")]
    case .swipeBack: [.required("swipeBack"), .required("to")]
    case .release: [.required("release"), .optional("velocity")]
    case .cancel: [.required("cancel")]
    case .tapBack: [.required("tapBack")]
    case .tapOutside: [.required("tapOutside")]
    case .escape: [.required("escape")]
    case .rotate: [.required("rotate")]
    case .resize: [.required("resize")]
    case .animations: [.required("animations")]
    case .root: [.required("root")]
    case .addChild: [.required("addChild"), .required("to")]
    case .removeChild: [.required("removeChild")]
    case .push: [.required("push"), .required("on"), .optional("animated")]
    case .pop: [.required("pop"), .optional("animated")]
    case .popTo: [.required("popTo"), .required("on"), .optional("animated")]
    case .popToRoot: [.required("popToRoot"), .optional("animated")]
    case .setStack: [.required("setStack"), .required("to"), .optional("animated")]
    case .select: [.required("select"), .required("on")]
    case .setTabs: [.required("setTabs"), .required("to"), .optional("animated")]
    case .tapTab: [.required("tapTab")]
    case .complete: [.required("complete"), .required("with")]
    case .set: [.required("set"), .required("to")]
    case .update: [.required("update")]
    case .start: [.required("start"), .optional("after")]
    case .pause: [.required("pause")]
    case .scrub: [.required("scrub"), .required("to")]
    case .reverse: [.required("reverse")]
    case .continue: [.required("continue"), .optional("factor")] + PlanGrammar.timing
    case .stop: [.required("stop"), .optional("withoutFinishing")]
    case .finish: [.required("finish"), .optional("at")]
    case .add: [.required("add"), .required("changes")]
    case .animate:
      [.required("animate")] + PlanGrammar.change + PlanGrammar.curve + PlanGrammar.animation
    case .keyframes:
      [.required("keyframes"), .required("frames"), .optional("discrete"), .optional("curve")]
        + PlanGrammar.animation
    case .alongside: [.required("alongside"), .required("changes"), .optional("completion")]
    case .grab: [.required("grab")]
    case .steer: [.required("steer"), .required("to")]
    case .letGo: [.required("letGo"), .required("to")]
    case .check: [.required("check"), .optional("of"), .required("is"), .optional("within")]
    }
  }

  /// Whether the verb may stand in the `do` of an `in`: the program's calls and checks may; time
  /// does not pass there, and the user does not act there.
  package var isCall: Bool {
    switch self {
    case .present, .dismiss, .animations, .root, .addChild, .removeChild, .push, .pop, .popTo,
      .popToRoot, .setStack, .select, .setTabs, .complete, .set, .update, .start, .pause, .scrub,
      .reverse, .continue,
      .stop, .finish, .add, .animate,
      .keyframes, .alongside, .check:
      true
    case .turn, .advance, .settle, .in, .drag, .swipeBack, .release, .cancel, .tapBack, .tapOutside,
      .rotate, .resize, .escape, .tapTab, .grab,
      .steer, .letGo:
      false
    }
  }
}
