import Foundation
import Presentation
import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

/// A film shows each view at the frame that the stage's view tree prints at the same instant.
@Suite("Films of plans")
@MainActor struct FilmProbeTests {
  private nonisolated static let plans = [
    "hero/hero-present-and-dismiss", "hero/hero-push", "hero/hero-swipe-cancelled",
    "hero/hero-target-moved", "hero/hero-nested", "matching/underline-of-a-picker",
    "matching/hand-over", "matching/month-picker", "interactive/swipe-finishes",
    "interactive/grabs-a-sheet", "interactive/cancelled-then-popped", "tabs/animated",
    "tabs/hand-cancels", "push-pop/plain-push-and-pop", "push-pop/own-animator",
    "transitions/card-push", "transitions/photo-zoom-pop", "transitions/sheet-grabbed",
    "animator/keyframes", "animator/spring-with-its-own-time", "chains/dismiss-all-covering",
    "custom/links-in-the-hooks",
  ]

  @Test(arguments: plans)
  func `a film shows each view at its frame in the stage's view tree`(name: String) throws {
    let film = try #require(try ProbedFilm(name))
    expect(film.probes.count >= 10, "\(film.probes.count)")
    for probe in film.probes {
      let areas = film.run.reel.screen(at: film.run.reel.place(at: probe.seconds))
      expect(areas.map(\.name), equals: probe.expected.map(\.name), "\(probe.seconds) s")
      for (area, expected) in zip(areas, probe.expected) {
        let frame = [area.frame.minX, area.frame.minY, area.frame.width, area.frame.height]
        let distance = zip(frame, expected.frame).map { abs($0 - $1) }.max() ?? 0
        expect(distance <= 0.5, "\(area.name) at \(probe.seconds) s: \(frame), \(expected.frame)")
      }
    }
  }

  @Test
  func `in most films of plans, at least one view moves`() throws {
    let moving = try Self.plans.filter { name in
      let probes = try #require(try ProbedFilm(name)).probes
      return Set(probes.map(\.expected)).count > 2
    }
    expect(moving.count > 12)
  }

  // The folder of the films that `.ci/browser` opens.
  private nonisolated static let folder =
    ProcessInfo.processInfo.environment["PRESENTATION_FILM_PROBES"]

  @Test(.enabled(if: folder != nil))
  func `the films of plans can be written as HTML pages`() throws {
    struct Film: Encodable {
      let file: String
      let probes: [ProbedFilm.Probe]
    }
    let folder = URL(fileURLWithPath: try #require(Self.folder))
    let films = try Self.plans.map { name in
      let film = try #require(try ProbedFilm(name))
      let file = name.replacing("/", with: "-") + ".html"
      try Data(film.run.html(beside: nil).utf8).write(to: folder.appendingPathComponent(file))
      return Film(file: file, probes: film.probes)
    }
    try JSONEncoder().encode(films).write(to: folder.appendingPathComponent("probes.json"))
  }
}
