import Presentation

extension NamedScenario {
  static let transitions = NamedScenario(
    "transitions",
    about: """
      Photos zoom out of a grid and back, a menu comes from the side, and hands pull both. Nothing \
      may be left hidden, changed or behind.
      """,
    crafts: [.binding]
  ) { scenario, _ in
    let gallery = DemoGallery()
    _ = scenario.stage(gallery.stack)
    gallery.declare(in: scenario)
  }
}
