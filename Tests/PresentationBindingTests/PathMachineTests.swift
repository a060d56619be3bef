import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

/// The decisions about a path, without a stack.
@Suite("Decisions about a path")
struct PathMachineTests {
  private typealias Path = PathMachine<String>

  /// One comparison: the paths of model and stack, the moment, and the expected effects.
  struct Comparison: Sendable {
    var model: String
    var stack: String
    var moment = PathMachine<String>.Moment.atRest
    var cause = DismissalCause.program
    /// Whether the model sets the same path again before the comparison.
    var setsPath = false
    /// The path that is written to the model; nil for no write.
    ///
    /// `applies` is the path that is applied to the stack.
    var writes: String?
    var applies: String?
  }

  struct PathSequence: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let comparisons: [Comparison]

    init(_ title: String, _ comparisons: Comparison...) {
      (testDescription, self.comparisons) = (title, comparisons)
    }
  }

  private static let shown = Comparison(model: "RF", stack: "", applies: "RF")

  static let sequences = [
    PathSequence(
      "an unchanged path has no further effect", shown, Comparison(model: "RF", stack: "RF")),
    PathSequence(
      "a change of the model during a transition is applied after the transition",
      Comparison(model: "R", stack: "", moment: .duringTransition),
      Comparison(model: "RF", stack: "", moment: .atItsEnd),
      Comparison(model: "RF", stack: "", applies: "RF")),
    PathSequence(
      "a pop without animation is written", shown, Comparison(model: "RF", stack: "R", writes: "R"),
      Comparison(model: "R", stack: "R")),
    PathSequence(
      "a new order of the stack is written", shown,
      Comparison(model: "RF", stack: "FR", writes: "FR")),
    PathSequence(
      "an animated pop is written once, when it begins", shown,
      Comparison(model: "RF", stack: "R", moment: .duringTransition, cause: .user, writes: "R"),
      Comparison(model: "R", stack: "R", moment: .duringTransition, cause: .user),
      Comparison(model: "R", stack: "R", moment: .atItsEnd), Comparison(model: "R", stack: "R")),
    PathSequence(
      "a canceled pop restores the path", shown,
      Comparison(model: "RF", stack: "R", moment: .duringTransition, cause: .user, writes: "R"),
      Comparison(model: "R", stack: "RF", moment: .atItsEnd, cause: .cancelled, writes: "RF"),
      Comparison(model: "RF", stack: "RF")),
    PathSequence(
      "a swipe back is written when it can no longer be canceled", shown,
      Comparison(model: "RF", stack: "R", moment: .duringGesture, cause: .user),
      Comparison(model: "RF", stack: "R", moment: .duringTransition, cause: .user, writes: "R"),
      Comparison(model: "R", stack: "R")),
    PathSequence(
      "a canceled swipe back writes nothing", shown,
      Comparison(model: "RF", stack: "R", moment: .duringGesture, cause: .user),
      Comparison(model: "RF", stack: "RF", moment: .atItsEnd),
      Comparison(model: "RF", stack: "RF")),
    PathSequence(
      "a path that the model sets again during a swipe back takes precedence", shown,
      Comparison(model: "RF", stack: "R", moment: .duringGesture, cause: .user),
      Comparison(model: "RF", stack: "R", moment: .duringTransition, setsPath: true),
      Comparison(model: "RF", stack: "R", applies: "RF")),
    PathSequence(
      "a canceled pop whose end is not reported restores the path", shown,
      Comparison(model: "RF", stack: "R", moment: .duringTransition, writes: "R"),
      Comparison(model: "R", stack: "RF", cause: .cancelled, writes: "RF")),
    PathSequence(
      "a new path takes precedence over the path of a canceled pop", shown,
      Comparison(model: "RF", stack: "R", moment: .duringTransition, writes: "R"),
      Comparison(model: "X", stack: "R", moment: .duringTransition),
      Comparison(model: "X", stack: "RF", moment: .atItsEnd),
      Comparison(model: "X", stack: "RF", applies: "X")),
    PathSequence(
      "a path that the model sets again takes precedence over a canceled pop", shown,
      Comparison(model: "RF", stack: "R", moment: .duringTransition, writes: "R"),
      Comparison(model: "R", stack: "RF", moment: .atItsEnd, setsPath: true),
      Comparison(model: "R", stack: "RF", applies: "R")),
    PathSequence(
      "a path that the model sets together with a pop takes precedence", shown,
      Comparison(model: "RFX", stack: "R", moment: .duringTransition),
      Comparison(model: "RFX", stack: "R", moment: .atItsEnd),
      Comparison(model: "RFX", stack: "R", applies: "RFX")),
    PathSequence(
      "a pop to the path that the model has already set is not written", shown,
      Comparison(model: "R", stack: "R", moment: .duringTransition),
      Comparison(model: "R", stack: "R")),
    PathSequence(
      "two pops in a row are both written as pops by the program", shown,
      Comparison(model: "RF", stack: "R", moment: .duringTransition, writes: "R"),
      Comparison(model: "R", stack: "R", moment: .atItsEnd),
      Comparison(model: "R", stack: "", moment: .duringTransition, writes: "")),
  ]

  @Test(arguments: sequences)
  func `each listed sequence of path and stack changes has the expected effects`(
    sequence: PathSequence
  ) {
    var machine = Path()
    for (number, comparison) in sequence.comparisons.enumerated() {
      if comparison.setsPath { machine.modelChanged() }
      let effects = machine.reconcile(
        letters(comparison.model), stack: letters(comparison.stack), comparison.moment,
        cause: comparison.cause)
      var expected: [Path.Effect] = []
      if let path = comparison.writes { expected.append(.write(letters(path), comparison.cause)) }
      if comparison.moment == .atRest { expected.append(.forgetOthers) }
      if let path = comparison.applies {
        expected.append(.apply(letters(path)))
        machine.applied(letters(path), isMoving: false)
      }
      expect(effects, equals: expected, "comparison \(number)")
    }
  }

  @Test func `canceling the transition to a new path writes the old path to the model`() {
    var machine = Path()
    _ = machine.reconcile(["R"], stack: [], .atRest, cause: .program)
    machine.applied(["R"], isMoving: true)
    expect(machine.reconcile(["R"], stack: ["R"], .duringTransition, cause: .program), equals: [])
    expect(
      machine.reconcile(["R"], stack: [], .atItsEnd, cause: .program),
      equals: [.write([], .cancelled)])
    expect(machine.known, equals: [])
    expect(machine.shown, equals: [])
  }

  @Test
  func
    `while a push that the path has caused is pending, the path is not shortened to the stack`()
  {
    var machine = Path()
    expect(
      machine.reconcile(["R"], stack: [], .atRest, cause: .program),
      equals: [.forgetOthers, .apply(["R"])])
    expect(machine.reconcile(["R"], stack: [], .duringTransition, cause: .program), equals: [])
    expect(machine.reconcile(["R"], stack: ["R"], .duringTransition, cause: .program), equals: [])
    expect(
      machine.reconcile(["R"], stack: ["R"], .atRest, cause: .program), equals: [.forgetOthers])
  }

  @Test(arguments: [true, false])
  func `if the model sets a path after a pop request, the path is applied`(
    isChangedBefore: Bool
  ) {
    var machine = Path()
    _ = machine.reconcile(["R"], stack: [], .atRest, cause: .program)
    machine.applied(["R"], isMoving: true)
    if isChangedBefore {
      expect(machine.reconcile([], stack: ["R"], .duringTransition, cause: .program), equals: [])
      expect(machine.popToRootRequested(), equals: [])
    } else {
      expect(machine.popToRootRequested(), equals: [.write([], .user)])
    }
    expect(machine.reconcile(["R"], stack: ["R"], .atItsEnd, cause: .program), equals: [])
    expect(machine.reconcile(["R"], stack: [], .duringTransition, cause: .program), equals: [])
    expect(
      machine.reconcile(["R"], stack: [], .atRest, cause: .program),
      equals: [.forgetOthers, .apply(["R"])])
  }

  private func letters(_ text: String) -> [String] { text.map { String($0) } }
}
