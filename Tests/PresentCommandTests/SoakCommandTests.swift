import PresentCommand
import PresentationLab
import PresentationTesting
import TestSupport
import Testing

@MainActor @Suite struct `The soak command` {
  @Test func `"present soak" prints its first seed and the number of runs`() {
    let run = CommandRun(["soak", "--count", "20", "--seed", "7"])
    expect(run.status, equals: .passed)
    expect(run.output.hasPrefix("  first seed 7\n  20 runs, "))
    expect(run.output.hasSuffix(" transitions: passed\n"))
  }

  @Test func `"present soak modals" is the soak without a kind`() {
    let run = CommandRun(["soak", "modals", "--count", "20"])
    expect(run.status, equals: .passed)
    expect(run.output, equals: CommandRun(["soak", "--count", "20"]).output)
  }

  @Test func `"present soak" produces the same run for the same seed`() {
    let arguments = ["soak", "--count", "5", "--seed", "41"]
    expect(CommandRun(arguments).output, equals: CommandRun(arguments).output)
  }

  @Test func `"present soak motion" checks random springs and curves`() {
    let run = CommandRun(["soak", "motion", "--count", "20", "--seed", "7"])
    expect(run.status, equals: .passed)
    expect(
      run.output,
      equals: "  first seed 7\n  20 cases of \(MotionLaw.all.count) laws of motion: passed\n")
  }

  @Test func `"present soak heroes" interrupts hero animations at random`() {
    let run = CommandRun(["soak", "heroes", "--count", "5", "--seed", "7"])
    expect(run.status, equals: .passed)
    expect(run.output, equals: "  first seed 7\n  5 cases of flights under interruption: passed\n")
  }

  @Test func `"present soak matching" checks random trees of matched views`() {
    let run = CommandRun(["soak", "matching", "--count", "5", "--seed", "7"])
    expect(run.status, equals: .passed)
    expect(run.output, equals: "  first seed 7\n  5 cases of matched views: passed\n")
  }

  @Test func `"present soak transitions" tests ready-made transitions that end early`() {
    let run = CommandRun(["soak", "transitions", "--count", "5", "--seed", "7"])
    expect(run.status, equals: .passed)
    expect(run.output, equals: "  first seed 7\n  5 cases of transitions that end early: passed\n")
  }

  @Test func `"present soak sessions" logs a user in and out repeatedly`() {
    let run = CommandRun(["soak", "sessions", "--count", "5", "--seed", "7"])
    expect(run.status, equals: .passed)
    expect(run.output, equals: "  first seed 7\n  5 cases of a login and a logout: passed\n")
  }

  @Test func `"present soak hostile" makes random API calls from inside callbacks`() {
    let run = CommandRun(["soak", "hostile", "--count", "100"])
    expect(run.status, equals: .passed)
    expect(run.output.contains("\n  100 runs, "))
  }

  @Test
  func
    `present soak models explores a chain of controllers and visits the expected number of states`()
  {
    let run = CommandRun(["soak", "models", "--count", "1"])
    expect(run.status, equals: .passed)
    let first = "  4 controllers, 3 frames, 12 requests: complete: 3,881 states, 11,224 steps, "
    expect(run.output.contains(first))
  }

  @Test(arguments: [
    (
      ["moton"],
      #"found "moton", expected one of "heroes", "hostile", "matching", "modals", "models", "#
        + #""motion", "sessions", "stacks", "transitions", "upheavals", or no word for modal "#
        + #"presentations; did you mean "motion"?"#
    ),
    (["stacks", "motion"], #"found "stacks motion", expected one of"#),
    (["--count", "0"], "found 0 runs, expected at least one run after --count"),
    (["--count"], "found nothing, expected a whole number of 1 or more after --count"),
    (["--seed", "-1"], "found \"-1\", expected a whole number of 0 or more after --seed"),
    (["--seed", "\(UInt64.max)0"], "expected at most \(UInt64.max) after --seed"),
    (["--count", "\(UInt64.max)"], "expected at most \(Int.max) after --count"),
    (["--count", "1", "--full"], "found a second number of runs, expected one --count or --full"),
    (["--ful"], "did you mean \"--full\"?"),
  ])
  func `an invalid argument of present soak is reported`(arguments: [String], error: String) {
    let run = CommandRun(["soak"] + arguments)
    expect(run.status, equals: .badInput)
    expect(run.errors.contains(error))
    expect(run.output.isEmpty)
  }
}
