import Foundation
import Observation
import Presentation
import PresentationPlans
import PresentationTesting
import Testing

// Every Swift example of the articles is in a file of this folder or in ReadmeExamples.swift, word
// for word. Only spaces and line breaks may differ.

@MainActor @Test func `a full-screen editor gets its callbacks in the expected order`() throws {
  let home = ViewController("Home"), editor = ViewController("Editor"), stage = Stage(home)
  editor.modalPresentationStyle = .fullScreen
  home.present(editor, animated: true)
  try stage.settle()
  home.dismiss(animated: true)
  try stage.settle()
  try stage.trace.expect(
    """
    0.000  1   Home                 present(Editor, animated)
               Editor               viewDidLoad
           1+  Editor.presentation  presentationTransitionWillBegin
               Home                 viewWillDisappear(animated)
               Editor               viewWillAppear(animated)
               Editor               viewIsAppearing(animated)
    0.500  2   Editor.transition    completeTransition(true)
               Editor.presentation  presentationTransitionDidEnd(true)
               Editor               viewDidAppear(animated)
               Home                 viewDidDisappear(animated)
    0.500  3   Home                 dismiss(animated)
           3+  Editor.presentation  dismissalTransitionWillBegin
               Editor               viewWillDisappear(animated)
               Home                 viewWillAppear(animated)
               Home                 viewIsAppearing(animated)
    1.000  4   Editor.transition    completeTransition(true)
               Editor.presentation  dismissalTransitionDidEnd(true)
               Home                 viewDidAppear(animated)
               Editor               viewDidDisappear(animated)
    """)
  try stage.close()
}

@MainActor @Test
func `a present call sets presentedViewController before the presented view is shown`() throws {
  let home = ViewController("Home"), editor = ViewController("Editor"), stage = Stage(home)
  home.present(editor, animated: true)
  #expect(home.presentedViewController === editor)
  #expect(stage.visible == ["Home"])
  stage.runTurn()
  #expect(editor.isBeingPresented)
  #expect(stage.visible == ["Home", "Editor"])
  stage.advance(by: .milliseconds(500))
  #expect(!editor.isBeingPresented)
  try stage.close()
}

@MainActor @Test func `a film of a test run shows the presentation of a menu`() throws {
  let home = ViewController("Home"), menu = ViewController("Menu"), stage = Stage(home)
  let film = stage.film
  home.present(menu, animated: true)
  try stage.settle()
  #expect(film.html.contains("presentation of Menu"))
  try stage.close()
}

struct Photo: Identifiable, Equatable {
  let id: Int
  var title: String
}

@MainActor @Observable final class Gallery {
  var selected: Photo?
}

@MainActor @Test func `selecting another photo replaces the presented photo`() throws {
  let gallery = Gallery(), home = ViewController("Home"), stage = Stage(home)
  home.present(item: \.selected, of: gallery) { ViewController($0.title) }
  gallery.selected = Photo(id: 1, title: "Rome")
  try stage.settle()
  gallery.selected = Photo(id: 2, title: "Forum")
  try stage.settle()
  #expect(stage.visible == ["Home", "Forum"])
  try stage.close()
}

@MainActor @Test func `a timer of half a second fires without waiting in real time`() {
  let clock = RunLoopClock()
  var log: [String] = []
  clock.schedule("caret", after: .milliseconds(500)) { log.append("caret at \(clock.now)") }
  clock.async { log.append("block") }
  clock.runTurn()
  #expect(log == ["block"])
  clock.advance(by: .seconds(1))
  #expect(log == ["block", "caret at 0.5 seconds"])
  #expect(clock.now == .seconds(1))
}

@MainActor @Test func `the clock lists a pending timer with the timer's name`() {
  let clock = RunLoopClock()
  clock.schedule("poll the server", after: .seconds(60)) {}
  #expect(clock.runUntilIdle(limit: .seconds(10)) == .busy(clock.pending))
  #expect(clock.pending.map(\.what) == ["poll the server"])
  #expect(clock.now == .zero)
}

@MainActor @Test func `a timer in the run loop's default mode waits while a touch is tracked`() {
  let clock = RunLoopClock()
  var count = 0
  clock.schedule("tick", after: .seconds(1), mode: .default) { count += 1 }
  clock.withMode(.tracking) { clock.advance(by: .seconds(2)) }
  #expect(count == 0)
  clock.runTurn()
  #expect(count == 1)
}

@MainActor @Test func `translatedBy moves a frame before an existing transform scales it`() {
  let moved = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
  let frame = CGRect(x: 0, y: 0, width: 100, height: 50).applying(moved)
  #expect(frame == CGRect(x: 20, y: 0, width: 200, height: 100))
}

@Test func `a spring overshoots, and settles`() throws {
  let spring = try SpringCurve(mass: 1, stiffness: 100, damping: 10)
  let peak = try #require(spring.firstPeak)
  #expect(abs(peak.time - 0.3628) < 1e-4)
  #expect(abs(peak.value - 1.1630) < 1e-4)
  #expect(spring.velocity(at: peak.time).magnitude < 1e-9)
  let end = try #require(spring.settlingTime())
  #expect(abs(spring.value(at: end) - 1) < 0.001)
}

@Test func `a badge bounces twice after a delay`() {
  let badge = MotionCurve.cubic(.easeOut, duration: 0.2)
    .repeated(4, autoreverses: true)
    .delayed(by: 0.5)
  #expect(badge.duration == 1.3)
  #expect(badge.value(at: 0.4) == 0)
  #expect(abs(badge.value(at: 0.7) - 1) < 1e-9)
  #expect(abs(badge.value(at: 0.9)) < 1e-9)
  #expect(badge.value(at: 1.3) == 1)
}

struct Card: Interpolatable {
  var frame: CGRect
  var alpha: Double

  func offset(to other: Card) -> MotionPair<CGRect.Offset, Double> {
    MotionPair(frame.offset(to: other.frame), alpha.offset(to: other.alpha))
  }

  func moved(by offset: MotionPair<CGRect.Offset, Double>) -> Card {
    Card(frame: frame.moved(by: offset.first), alpha: alpha.moved(by: offset.second))
  }
}

@Test func `one curve animates a card's frame and alpha`() {
  let closed = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 50), alpha: 0)
  let open = Card(frame: CGRect(x: 0, y: 0, width: 300, height: 450), alpha: 1)
  let curve = MotionCurve.cubic(.easeInOut, duration: 0.4)
  let middle = curve.sample(at: 0.2, from: closed, to: open)
  #expect(abs(middle.value.frame.width - 200) < 1e-9)
  #expect(abs(middle.value.alpha - 0.5) < 1e-9)
  #expect(middle.velocity.second > 1 / 0.4)  // In the middle, faster than on average.
}

@Test func `a motion track jumps to 0 and overshoots 1 before it ends at 1`() {
  let track = MotionTrack(
    1.0,
    [
      .move(to: 0), .cubic(to: 1.2, duration: 1), .cubic(to: 0.8, duration: 0.3),
      .cubic(to: 1, duration: 0.3),
    ])
  #expect(track.duration == 1.6)
  #expect(track.value(at: 0) == 0)
  #expect(abs(track.value(at: 1) - 1.2) < 1e-9)
  // The average velocity of both segments, from 0 to 0.8 in 1.3 seconds.
  #expect(abs(track.velocity(at: 1) - 0.8 / 1.3) < 1e-9)
  #expect(track.value(at: 2) == 1)
}

@Test func `a spring with a new target keeps its velocity at first`() throws {
  var sheet = SpringMotion(0.0, spring: try SpringCurve(stiffness: 150, damping: 15))
  sheet.move(to: 1, at: 0)
  let caught = sheet.sample(at: 0.15)
  sheet.move(to: 0, at: 0.15)
  #expect(sheet.sample(at: 0.15) == caught)
  #expect(sheet.sample(at: 0.17).value > caught.value)
  #expect(sheet.isAtRest(at: 2, within: 0.001))
}

@MainActor @Test func `an exploration finds a controller that is dismissed twice`() throws {
  let failure = #expect(throws: ExplorationFailure.self) {
    try explore { scenario in
      let home = ViewController("Home"), profile = ViewController("Profile")
      let stage = scenario.stage(home)
      home.present(profile, animated: false)
      scenario.may("present Editor", times: 1) {
        profile.present(ViewController("Editor"), animated: true)
      }
      scenario.may("dismiss", when: { profile.presentedViewController != nil }) {
        profile.dismiss(animated: true)
      }
      scenario.always("Home stays") { stage.visible.first == "Home" }
    }
  }
  #expect(failure?.property == "nothing is dismissed twice")
  #expect(failure?.schedule.description == "0.1.t.t.1")
}

@MainActor @Test func `a plan that passes without its steps is not proved`() throws {
  let plan = try Plan(
    parsing: """
      { "version": 1, "controllers": { "Home": { "root": true }, "Editor": {} },
        "steps": [ { "present": "Editor", "from": "Home" }, { "settle": "10 s" } ],
        "expect": { "never": [ "Home  viewWillDisappear(animated)" ] } }
      """,
    file: "idle.json")
  let proof = PlanProof(of: plan) { PlanPlayer().play($0) }
  #expect(proof.result.passed)
  #expect(!proof.holds)
}

@MainActor @Test
func `a link always leads to its photo, unless the user drags the photo away`() throws {
  let proof = try explore { scenario in
    let home = ViewController("Home"), stage = scenario.stage(home)
    scenario.may("open a link", when: { home.presentedViewController == nil }) {
      home.present(ViewController("Photo"), animated: true)
    }
    scenario.userMay(.drag)
    scenario.always("Home stays") { .expect(stage.visible.first, "Home") }
    scenario.sometimes("the photo is dragged") {
      home.presentedViewController?.isBeingDismissed == true
    }
    scenario.leads(to: "the photo is shown", when: { home.presentedViewController != nil }) {
      stage.visible.last == "Photo" || home.presentedViewController == nil
    }
  }
  #expect(proof.isComplete)
}

// The article Exploring describes this condition, which avoids the double dismissal.
@MainActor @Test
func `if the app checks isBeingDismissed, an exploration finds no wrong dismissal`() throws {
  try explore { scenario in
    let home = ViewController("Home"), profile = ViewController("Profile")
    let stage = scenario.stage(home)
    home.present(profile, animated: false)
    scenario.may("present Editor", times: 1) {
      profile.present(ViewController("Editor"), animated: true)
    }
    let mayDismiss = { profile.presentedViewController?.isBeingDismissed == false }
    scenario.may("dismiss", times: 3, when: mayDismiss) { profile.dismiss(animated: true) }
    scenario.always("Home stays") { stage.visible.first == "Home" }
  }
}

// The example of the pages PresentationPlans and TestingInCI.
@MainActor @Test func `every plan of a folder passes`() throws {
  for file in PlanListing(["Plans/refusals"]).files {
    let result = PlanPlayer().play(try file.read())
    #expect(result.failures == [], "\(file.path)")
  }
}
