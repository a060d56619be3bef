import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

/// The decisions about a path, without a stack.
@Suite("Decisions about a path")
struct PathMachineTests {
  private typealias Path = PathMachine<String>

  /// One comparison: the paths of model and stack, the moment, and the expected effects.
  struct Look: Sendable {
    var model: String
    var stack: String
    var moment = PathMachine<String>.Moment.atRest
    var cause = DismissalCause.program
    /// Whether the model writes the same path before the comparison.
    var speaks = false
    /// The path that is written to the model; nil for no write.
    ///
    /// `applies` is the path that is applied to the stack.
    var writes: String?
    var applies: String?
  }

  struct Story: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let looks: [Look]

    init(_ title: String, _ looks: Look...) { (testDescription, self.looks) = (title, looks) }
  }

  private static let up = Look(model: "RF", stack: "", applies: "RF")

  static let stories = [
    Story("nothing is done twice", up, Look(model: "RF", stack: "RF")),
    Story(
      "a change during a transition waits",
      Look(model: "R", stack: "", moment: .duringTransition),
      Look(model: "RF", stack: "", moment: .atItsEnd),
      Look(model: "RF", stack: "", applies: "RF")),
    Story(
      "a plain pop is written", up, Look(model: "RF", stack: "R", writes: "R"),
      Look(model: "R", stack: "R")),
    Story("another order is written", up, Look(model: "RF", stack: "FR", writes: "FR")),
    Story(
      "a pop is written when it begins, once", up,
      Look(model: "RF", stack: "R", moment: .duringTransition, cause: .user, writes: "R"),
      Look(model: "R", stack: "R", moment: .duringTransition, cause: .user),
      Look(model: "R", stack: "R", moment: .atItsEnd), Look(model: "R", stack: "R")),
    Story(
      "a cancelled pop comes back", up,
      Look(model: "RF", stack: "R", moment: .duringTransition, cause: .user, writes: "R"),
      Look(model: "R", stack: "RF", moment: .atItsEnd, cause: .cancelled, writes: "RF"),
      Look(model: "RF", stack: "RF")),
    Story(
      "a swipe is written when it is decided", up,
      Look(model: "RF", stack: "R", moment: .duringGesture, cause: .user),
      Look(model: "RF", stack: "R", moment: .duringTransition, cause: .user, writes: "R"),
      Look(model: "R", stack: "R")),
    Story(
      "a cancelled swipe writes nothing", up,
      Look(model: "RF", stack: "R", moment: .duringGesture, cause: .user),
      Look(model: "RF", stack: "RF", moment: .atItsEnd), Look(model: "RF", stack: "RF")),
    Story(
      "a model that repeats itself during a swipe wins", up,
      Look(model: "RF", stack: "R", moment: .duringGesture, cause: .user),
      Look(model: "RF", stack: "R", moment: .duringTransition, speaks: true),
      Look(model: "RF", stack: "R", applies: "RF")),
    Story(
      "a cancelled pop whose end nobody tells comes back", up,
      Look(model: "RF", stack: "R", moment: .duringTransition, writes: "R"),
      Look(model: "R", stack: "RF", cause: .cancelled, writes: "RF")),
    Story(
      "the model wins over what comes back", up,
      Look(model: "RF", stack: "R", moment: .duringTransition, writes: "R"),
      Look(model: "X", stack: "R", moment: .duringTransition),
      Look(model: "X", stack: "RF", moment: .atItsEnd),
      Look(model: "X", stack: "RF", applies: "X")),
    Story(
      "the model wins by repeating itself", up,
      Look(model: "RF", stack: "R", moment: .duringTransition, writes: "R"),
      Look(model: "R", stack: "RF", moment: .atItsEnd, speaks: true),
      Look(model: "R", stack: "RF", applies: "R")),
    Story(
      "the model that changes beside a pop wins", up,
      Look(model: "RFX", stack: "R", moment: .duringTransition),
      Look(model: "RFX", stack: "R", moment: .atItsEnd),
      Look(model: "RFX", stack: "R", applies: "RFX")),
    Story(
      "a model that agrees with a pop is not written", up,
      Look(model: "R", stack: "R", moment: .duringTransition), Look(model: "R", stack: "R")),
    Story(
      "two pops in a row are the program's, both", up,
      Look(model: "RF", stack: "R", moment: .duringTransition, writes: "R"),
      Look(model: "R", stack: "R", moment: .atItsEnd),
      Look(model: "R", stack: "", moment: .duringTransition, writes: "")),
  ]

  @Test(arguments: stories)
  func `each listed sequence of path and stack changes has the expected effects`(
    story: Story
  ) {
    var machine = Path()
    for (number, look) in story.looks.enumerated() {
      if look.speaks { machine.modelSpeaks() }
      let effects = machine.look(
        letters(look.model), stack: letters(look.stack), look.moment, cause: look.cause)
      var expected: [Path.Effect] = []
      if let path = look.writes { expected.append(.write(letters(path), look.cause)) }
      if look.moment == .atRest { expected.append(.forgetOthers) }
      if let path = look.applies {
        expected.append(.apply(letters(path)))
        machine.applied(letters(path), isMoving: false)
      }
      expect(effects, equals: expected, "look \(number)")
    }
  }

  @Test func `canceling the transition to a new path writes the old path to the model`() {
    var machine = Path()
    _ = machine.look(["R"], stack: [], .atRest, cause: .program)
    machine.applied(["R"], isMoving: true)
    expect(machine.look(["R"], stack: ["R"], .duringTransition, cause: .program), equals: [])
    expect(
      machine.look(["R"], stack: [], .atItsEnd, cause: .program), equals: [.write([], .cancelled)])
    expect(machine.known, equals: [])
    expect(machine.shown, equals: [])
  }

  @Test
  func
    `while a push that the path has caused is pending, the path is not shortened to the stack`()
  {
    var machine = Path()
    expect(
      machine.look(["R"], stack: [], .atRest, cause: .program),
      equals: [.forgetOthers, .apply(["R"])])
    expect(machine.look(["R"], stack: [], .duringTransition, cause: .program), equals: [])
    expect(machine.look(["R"], stack: ["R"], .duringTransition, cause: .program), equals: [])
    expect(machine.look(["R"], stack: ["R"], .atRest, cause: .program), equals: [.forgetOthers])
  }

  @Test(arguments: [true, false])
  func `if the model sets a path after a pop request, the path is applied`(
    isChangedBefore: Bool
  ) {
    var machine = Path()
    _ = machine.look(["R"], stack: [], .atRest, cause: .program)
    machine.applied(["R"], isMoving: true)
    if isChangedBefore {
      expect(machine.look([], stack: ["R"], .duringTransition, cause: .program), equals: [])
      expect(machine.popToRootRequested(), equals: [])
    } else {
      expect(machine.popToRootRequested(), equals: [.write([], .user)])
    }
    expect(machine.look(["R"], stack: ["R"], .atItsEnd, cause: .program), equals: [])
    expect(machine.look(["R"], stack: [], .duringTransition, cause: .program), equals: [])
    expect(
      machine.look(["R"], stack: [], .atRest, cause: .program),
      equals: [.forgetOthers, .apply(["R"])])
  }

  private func letters(_ text: String) -> [String] { text.map { String($0) } }
}
