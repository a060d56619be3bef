import Presentation
import PresentationTesting

/// The grammar of plans: their keys and bounds, for the decoder, the schema's test and the errors.
///
/// The steps' keys are in the verbs.
package enum PlanGrammar {
  /// The format that this package reads.
  package static let version = 1
  /// The most turns that one step may run.
  package static let turns = 1...1_000_000
  /// The progress of a drag.
  package static let fraction = 0.0...1.0
  /// The velocity at the end of a gesture, in points per second.
  package static let velocity = -100_000.0...100_000.0
  /// The range of the window's width and height, in points.
  package static let windowSide = 1.0...10_000.0
  /// The ways in which a window can be turned.
  static let orientations = InterfaceOrientation.allCases.map { "\($0)" }
  /// A controller's name: no more scalars than this.
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
  /// The ways in which an animator can end, besides true and false.
  package static let endings: [(word: String, ending: PlanAnimator.Ending)] = [
    ("never", .never), ("early", .early), ("twice", .twice),
  ]
  package static let expectation: [PlanKey] = [
    .optional("trace"), .optional("order"), .optional("never"), .optional("end"),
  ]
  /// The words that may follow a controller's name and a dot in a trace line's subject.
  package static let roles = [
    "animator", "delegate", "front", "path", "presentation", "tab", "transition",
  ]
  /// The subjects, or their first words, that are no controllers.
  package static let otherSubjects = ["flight", "user"]

  /// Returns the mistake in the name of a controller or binding, or nil.
  ///
  /// A name opens a trace line's column, so it must not look like a turn, hold a role's dot, or
  /// hold the two spaces that end a column.
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

  /// Returns the mistake in the key of an item, or nil: the key is part of a trace line's event.
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

  /// Whether the text is words of visible characters with single spaces between.
  private static func isColumn(_ text: String) -> Bool {
    let isSpaced = text.split(separator: " ", omittingEmptySubsequences: false).contains("")
    return !isSpaced
      && text.unicodeScalars.allSatisfy { scalar in
        scalar == " " || !(scalar.properties.isWhitespace || printable(String(scalar)).count > 1)
      }
  }
}
