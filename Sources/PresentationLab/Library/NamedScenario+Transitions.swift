import Presentation
import PresentationTesting

extension NamedScenario {
  static let transitions = NamedScenario(
    "transitions",
    about: """
      Photos zoom out of a grid and back, a menu comes from the side, and hands pull both. Nothing \
      may be left hidden, changed or behind.
      """,
    crafts: [.binding], depth: 6
  ) { scenario, _ in
    let gallery = DemoGallery()
    _ = scenario.stage(gallery.stack)
    gallery.declare(in: scenario)
  }

  static let heroes = NamedScenario(
    "heroes",
    about: """
      A card flies into its photo, and from there to a map; a hand drags the photo away, and the \
      window turns. A view is hidden if and only if it flies.
      """,
    crafts: [.binding], depth: 6
  ) { scenario, _ in
    let heroes = DemoHeroes()
    heroes.declare(in: scenario, on: scenario.stage(heroes.gallery))
  }
}
