import Foundation
import Presentation
import PresentationLab
import PresentationTesting
import TestSupport
import Testing

/// The maps and tours that the graph of an exploration supplies.
@Suite("Maps of explorations") @MainActor
struct MapTests {
  private func map() throws -> ExplorationMap {
    let proof = try explore { scenario in
      let home = ViewController("Home"), clock = scenario.stage(home).world.clock
      scenario.may("say \"open\"") {
        clock.isIdle && home.presentedViewController == nil
      } _: {
        home.present(ViewController("Menu"), animated: false)
      }
      scenario.may("close") {
        clock.isIdle && home.presentedViewController != nil
      } _: {
        home.dismiss(animated: false)
      }
    }
    return try #require(proof.map)
  }

  @Test func `the map of an exploration lists states, steps and a schedule to each state`() throws {
    let map = try map()
    expect(map.stateCount, equals: 6)
    expect(map.stepCount, equals: 6)
    expect((0..<4).map { map.schedule(to: $0).description }, equals: ["", "0", "0.t", "0.t.t"])
    expect(map.moveCounts, equals: [1, 1])
    expect(map.steps(from: 0).map { map.name(of: $0.step) }, equals: ["say \"open\""])
  }

  @Test func `the map of an exploration is written as JSON and in the DOT language`() throws {
    let map = try map()
    let json = try JSONSerialization.jsonObject(with: Data(map.json.utf8)) as? [String: Any]
    expect(json?["states"] as? Int == 6)
    expect((json?["steps"] as? [Any])?.count, equals: 6)
    expect(map.dot.hasPrefix("digraph states {\n  0 [shape=doublecircle];\n  0 -> 1 [label=\""))
    expect(map.dot.contains("label=\"say \\\"open\\\"\""))
    expect(map.dot.hasSuffix("}\n"))
  }

  @Test func `a map's page groups states by their visible screens`() throws {
    let html = try map().html
    let json = try #require(html.firstMatch(of: /id="map">(.*?)<\/script>/))
    let page = try #require(
      try JSONSerialization.jsonObject(with: Data(json.1.utf8)) as? [String: Any])
    let groups = try #require(page["groups"] as? [[String: Any]])
    expect(groups.map { $0["scene"] as? String }, equals: ["Home", "Home, Menu"])
    expect(groups.compactMap { $0["states"] as? Int }.reduce(0, +), equals: 6)
    expect(groups.map { $0["schedule"] as? String }, equals: ["", "0.t"])
    let edges = try #require(page["edges"] as? [[String: Any]])
    let counts = edges.compactMap { $0["moves"] as? [String: Int] }.flatMap(\.values)
    expect(counts.reduce(0, +), equals: 6)
    expect(html.contains("say &quot;open&quot;"))
  }

  @Test(arguments: ["double-dismiss", "taken-back", "own-gesture"])
  func `a map returns schedules that together take every step of the map`(name: String) throws {
    let map = try #require(try LibraryExplorations.proof(of: name, .binding).map)
    var left = Set((0..<map.stateCount).flatMap { map.steps(from: $0) })
    expect(left.count, equals: map.stepCount)
    let tour = map.tour()
    for schedule in tour {
      var place = 0
      for step in schedule.steps {
        let made = try #require(map.steps(from: place).first { $0.step == step })
        left.remove(made)
        place = made.target
      }
    }
    expect(left.isEmpty)
    expect(tour.count < map.stepCount)
  }

  @Test
  func `an exploration reports which entries of the package's state tables were used`() throws {
    let proof = try LibraryExplorations.proof(of: "double-dismiss", .binding)
    expect(proof.rows.contains("admission: dismiss"))
    expect(!proof.rows.contains { $0.hasPrefix("stack: ") })
  }
}
