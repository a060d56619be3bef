import Presentation
import PresentationTesting

extension NamedScenario {
  static let transitions = NamedScenario(
    "transitions",
    about: """
      Photos zoom out of a grid and back, a side menu opens, and gestures drive both. At rest, no \
      view is hidden or changed, and no copy of a view is left.
      """,
    implementations: [.binding], depth: 6
  ) { scenario, _ in
    let gallery = DemoGallery()
    _ = scenario.stage(gallery.stack)
    gallery.declare(in: scenario)
  }

  static let heroes = NamedScenario(
    "heroes",
    about: """
      A card flies to its photo, and from there to a map; a gesture drags the photo away, and the \
      window rotates. A view is hidden if and only if it flies.
      """,
    implementations: [.binding], depth: 6
  ) { scenario, _ in
    let heroes = DemoHeroes()
    heroes.declare(in: scenario, on: scenario.stage(heroes.gallery))
  }
}
