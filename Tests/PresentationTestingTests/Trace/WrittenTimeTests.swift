import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

@Suite("Times in plans")
struct WrittenTimeTests {
  @Test(arguments: [
    ("0.5 s", Duration.milliseconds(500)), ("500 ms", .milliseconds(500)), ("10 s", .seconds(10)),
    ("0 s", .zero), ("0.000000001 s", .nanoseconds(1)), ("0.000001 ms", .nanoseconds(1)),
    ("86400 s", .seconds(86_400)), ("0.1 s", .milliseconds(100)),
  ])
  func `times in seconds or milliseconds are exact to the nanosecond`(
    text: String, duration: Duration
  ) {
    expect(WrittenTime.duration(text), equals: duration)
  }

  @Test(arguments: [
    "-1 s", "1", "s", "1s", "1  s", " 1 s", "1 s ", "1 h", "1e3 s", ".5 s", "5. s", "1.2.3 s", "",
    "0.0000000001 s", "86400.000000001 s", "99999999999999999999999 s", "inf s", "nan s", "１ s",
  ])
  func `a text with an invalid number, unit or spacing is not a time`(text: String) {
    expect(WrittenTime.duration(text) == nil)
  }
}
