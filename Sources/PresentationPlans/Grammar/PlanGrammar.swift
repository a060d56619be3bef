import Presentation
import PresentationTesting

/// The grammar of plans: keys and bounds for the decoder, the schema and the error messages.
///
/// The verbs define the keys of their steps.
package enum PlanGrammar {
  /// The version of the format that this package reads.
  package static let version = 1
  /// The number of turns that one step may run.
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
  /// The words for the ways in which an animator can end, apart from true and false.
  package static let endings: [(word: String, ending: PlanAnimator.Ending)] = [
    ("never", .never), ("early", .early), ("twice", .twice),
  ]
  package static let expectation: [PlanKey] = [
    .optional("trace"), .optional("order"), .optional("never"), .optional("end"),
  ]
  /// The words that may follow a controller's name and a dot in a trace line's subject.
  package static let roles = [
    "animator", "delegate", "front", "path", "presentation", "question", "tab", "transition",
  ]
  /// The first words of trace subjects that are not controllers.
  package static let otherSubjects = ["flight", "user"]

  /// Checks the name of a controller or binding.
  ///
  /// The subject of a trace line begins with this name. Therefore the name must not look like a
  /// turn, contain the dot before a role, or contain two spaces, which end a column.
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
    } else {
      nil
    }
  }

  /// Checks the key of an item, which is part of a trace line's event.
  ///
  /// - Returns: A description of a valid key if `key` is invalid; otherwise nil.
  package static func objection(toKey key: String) -> String? {
    if key.isEmpty || key.unicodeScalars.count > nameLength {
      "a key of 1 to \(nameLength) characters"
    } else if !isColumn(key) {
      "a key of visible characters, with single spaces between words"
    } else if key == "nil" {
      "a key that is not \"nil\", which traces print for null"
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
