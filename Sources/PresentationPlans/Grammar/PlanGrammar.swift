import Presentation
import PresentationTesting

/// The grammar of plans: the keys of objects, and the bounds of values.
///
/// The decoder, the schema and the error messages use the grammar. The keys of steps are defined by
/// the verbs.
package enum PlanGrammar {
  /// The version of the plan format that this package reads.
  package static let version = 1
  /// The range of the number of run-loop turns in one `turn` step.
  package static let turns = 1...1_000_000
  /// The range of the progress of a drag.
  package static let fraction = 0.0...1.0
  /// The range of the velocity at the end of a gesture, in points per second.
  package static let velocity = -100_000.0...100_000.0
  /// The range of the window's width and height, in points.
  package static let windowSide = 1.0...10_000.0
  /// The names of the orientations that a window can be rotated to.
  static let orientations = InterfaceOrientation.allCases.map { "\($0)" }
  /// The maximum length of a controller's name, in Unicode scalars.
  package static let nameLength = 64

  package static let plan: [PlanKey] = [
    .optional("$schema"), .required("version"), .optional("about"), .optional("system"),
    .required("controllers"),
    .optional("bindings"), .optional("views"), .optional("animators"), .required("steps"),
    .required("expect"),
  ]
  package static let controller: [PlanKey] = [
    .optional("root"), .optional("style"), .optional("stack"), .optional("tabs"),
    .optional("in"), .optional("modal"), .optional("hidesBar"), .optional("maySelect"),
    .optional("definesContext"), .optional("delegate"), .optional("mayDismiss"),
    .optional("animator"), .optional("dismissAnimator"), .optional("transition"),
    .optional("matched"), .optional("removesPresenter"),
    .optional("forwardsWillDismiss"), .optional("hidesBackButton"), .optional("hidesNavigationBar"),
  ]
  package static let binding: [PlanKey] = [
    .required("from"), .required("presents"), .optional("value"), .optional("of"),
    .optional("animated"), .optional("writeBack"),
  ]
  package static let animator: [PlanKey] = [
    .required("duration"), .optional("completes"), .optional("changes"), .optional("interactive"),
    .optional("interruptible"), .optional("completionSpeed"), .optional("completionCurve"),
  ]
  /// The words with which a plan chooses how an animator ends a transition.
  ///
  /// A plan can also use true and false, which this list does not contain.
  package static let endings: [(word: String, ending: PlanAnimator.Ending)] = [
    ("never", .never), ("early", .early), ("twice", .twice),
  ]
  package static let expectation: [PlanKey] = [
    .optional("trace"), .optional("order"), .optional("never"), .optional("end"),
  ]
  /// The parts of a controller that can be subjects of trace lines.
  ///
  /// In a trace line, a dot separates the controller's name from the part, as in `Editor.delegate`.
  package static let roles = [
    "animator", "delegate", "front", "path", "presentation", "question", "tab", "transition",
  ]
  /// The first words of trace subjects that do not begin with a controller's name.
  package static let otherSubjects = ["flight", "user"]
  /// The word that traces print for a value or a parent that does not exist.
  private static let nothing = "nil"

  /// Checks the name of a controller or binding.
  ///
  /// A trace line has a time, a turn, a subject and an event. The subject begins with this name.
  /// Therefore the name must not begin with a digit, contain a dot, or contain two adjacent spaces.
  ///
  /// - Returns: A description of a valid name if `name` is invalid; otherwise nil.
  package static func objection(toName name: String) -> String? {
    let scalars = name.unicodeScalars
    guard let first = scalars.first else { return "a name that is not empty" }
    return if scalars.count > nameLength {
      "a name of at most \(nameLength) characters"
    } else if ("0"..."9").contains(first) {
      "a name that does not begin with a digit"
    } else if scalars.contains(".") {
      "a name without a dot"
    } else if !isColumn(name) {
      "a name of visible characters, with single spaces between words"
    } else if otherSubjects.contains(String(name.prefix { $0 != " " })) {
      "a name that does not begin with a word of the trace's own (\(oneOf(otherSubjects)))"
    } else if name == nothing {
      "a name that is not \"\(nothing)\", which traces print for null"
    } else {
      nil
    }
  }

  /// Checks the key of an item, which is printed as part of an event in the trace.
  ///
  /// - Returns: A description of a valid key if `key` is invalid; otherwise nil.
  package static func objection(toKey key: String) -> String? {
    if key.isEmpty || key.unicodeScalars.count > nameLength {
      "a key of 1 to \(nameLength) characters"
    } else if !isColumn(key) {
      "a key of visible characters, with single spaces between words"
    } else if key == nothing {
      "a key that is not \"\(nothing)\", which traces print for null"
    } else {
      nil
    }
  }

  /// Whether the text consists of visible words with single spaces between them.
  private static func isColumn(_ text: String) -> Bool {
    let isSpaced = text.split(separator: " ", omittingEmptySubsequences: false).contains("")
    return !isSpaced
      && text.unicodeScalars.allSatisfy { scalar in
        scalar == " " || !(scalar.properties.isWhitespace || printable(String(scalar)).count > 1)
      }
  }
}
