import PresentationLab
import Testing

@Suite("Session soak") @MainActor
struct SessionSoakTests {
  @Test func `sessions leave nothing of the user in the world`() {
    #expect(SessionSoak(count: 100).run() == nil)
  }

  @Test(arguments: [
    (SessionSoak.Mistake.keepsScreens, "still alive"), (.leavesWork, "still pending"),
    (.leavesFollower, "commit followers"),
  ])
  func `a mistake in the app is found within a few sessions`(
    mistake: SessionSoak.Mistake, message: String
  ) throws {
    let failure = try #require(SessionSoak(firstSeed: 7, count: 10, mistake: mistake).run())
    #expect(failure.message.contains(message))
    #expect(failure.replay.hasPrefix("present soak sessions --seed 7 --count "))
  }
}
