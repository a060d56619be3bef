import PresentationLab
import PresentationMotion
import PresentationTesting
import TestSupport
import Testing

@Suite struct `Laws of motion` {
  @Test(
    .rule(
      "G-40", "G-41", "S-1", "S-7", "S-12", "S-16", "S-18", "S-20", "S-21", "S-22", "S-25", "S-26",
      "S-28", "S-29", "S-34", "S-35", "S-36", "S-40"),
    arguments: MotionLaw.all)
  func `each law of springs, curves and interpolation holds in a thousand random cases`(
    law: MotionLaw
  ) {
    let failure = (1...1_000).lazy.compactMap { law.failure(seed: $0) }.first
    expect(failure == nil, "\(failure.map(\.description) ?? "")")
  }
}
