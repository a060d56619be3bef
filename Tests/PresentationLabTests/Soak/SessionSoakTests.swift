import PresentationLab
import TestSupport
import Testing

@Suite("Session soak") @MainActor
struct SessionSoakTests {
  @Test func `after each logout, the user's controllers and scheduled work are gone`() {
    expect(SessionSoak(count: 100).run() == nil)
  }

  @Test(arguments: [
    (SessionSoak.Mistake.keepsScreens, "still alive"), (.leavesWork, "still pending"),
    (.leavesFollower, "commit followers"),
  ])
  func `a deliberate mistake in an app's logout is found within ten sessions`(
    mistake: SessionSoak.Mistake, message: String
  ) throws {
    let failure = try #require(SessionSoak(firstSeed: 7, count: 10, mistake: mistake).run())
    expect(failure.message.contains(message))
    expect(failure.replay.hasPrefix("present soak sessions --seed 7 --count "))
  }
}
