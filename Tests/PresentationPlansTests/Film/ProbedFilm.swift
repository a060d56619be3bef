import Foundation
import Presentation
import PresentationPlans
import PresentationTesting

/// A film of a plan, with the view trees that the stage printed during the run.
@MainActor struct ProbedFilm {
  /// A view that a view tree prints, without its subviews.
  struct Area: Hashable, Codable {
    let name: String
    /// The frame in the superview's coordinates.
    let frame: [Double]
  }

  struct Probe: Codable {
    let seconds: Double
    let expected: [Area]
  }

  private static let folder = "\(#filePath)".replacing(/Tests\/.*/, with: "Plans/")

  let run: FilmedRun
  let probes: [Probe]

  init?(_ name: String) throws {
    let file = Self.folder + name + ".json"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let plan = try Plan(parsing: Self.slowed(text), file: file)
    var probes: [Probe] = []
    // A view tree is compared only between two pauses, and shows the end of the first pause.
    var isOnTheWay = false
    let run = PlanPlayer().film(plan) { step, stage in
      let isPause = step.text.hasPrefix("AdvanceVerb")
      if isPause, isOnTheWay {
        let seconds = stage.world.clock.now / .seconds(1)
        probes.append(Probe(seconds: seconds, expected: Self.areas(of: stage.viewTree)))
      }
      isOnTheWay = isPause || isOnTheWay && step.isCheck
    }
    guard let run else { return nil }
    (self.run, self.probes) = (run, probes)
  }

  /// Returns the plan's text with each pause split into eleven parts, and with pauses before settle
  /// steps.
  private static func slowed(_ text: String) -> String {
    let parts = [0.03, 0.08, 0.13, 0.09, 0.14, 0.11, 0.06, 0.08, 0.12, 0.07, 0.09]
    func pauses(_ seconds: Double) -> String {
      parts.map { "{\"advance\": \"\(($0 * seconds * 1_000).rounded() / 1_000) s\"}" }
        .joined(separator: ", ")
    }
    return text.replacing(#/{ ?"(advance|settle)": "([0-9.]+) s" ?}/#) { step in
      step.1 == "advance"
        ? pauses(Double(step.2) ?? 0) : pauses(0.7) + ", " + step.0
    }
  }

  /// Returns the areas in the lines of a view tree, such as `card (24 400 80 80)`.
  ///
  /// The line of a matched view has a second frame, such as `matched (0 0 80 80)`. The area then
  /// has this frame.
  private static func areas(of tree: String) -> [Area] {
    let (viewStart, matchedFrame) = (/^ *(.+?) \(([^)]*)\)/, /matched \(([^)]*)\)/)
    return tree.split(separator: "\n").compactMap { line in
      guard let view = line.firstMatch(of: viewStart) else { return nil }
      let matched = line.firstMatch(of: matchedFrame)?.1
      let frame = (matched ?? view.2).split(separator: " ").compactMap { Double($0) }
      return Area(name: String(view.1), frame: frame)
    }
  }
}
