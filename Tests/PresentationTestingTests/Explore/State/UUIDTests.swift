import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Explorations of models with UUIDs, which are random or constant.
@MainActor @Suite("UUIDs in explored states") struct UUIDTests {
  private struct Item: Identifiable, Hashable {
    var id = UUID()
  }

  private final class Model {
    // Declared before the items, so that a set is reached before its elements are known.
    var marked: Set<UUID> = []
    var texts: [String: Bool] = [:]
    var items: [Item] = []
    var selected: UUID?
  }

  /// Explores moves that change a model.
  private func explore(
    _ item: @escaping () -> Item = { Item() }, _ moves: @escaping (Scenario, Model) -> Void
  ) throws -> Exploration {
    try PresentationTesting.explore { scenario in
      let model = Model()
      model.items = [item(), item()]
      _ = scenario.stage(ViewController("Home"))
      scenario.state { model }
      moves(scenario, model)
    }
  }

  private nonisolated static func id(_ number: Int) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number)))
  }

  @Test func `states that differ only in random UUIDs are equal`() throws {
    let proof = try explore { scenario, model in
      scenario.may("add", when: { model.items.count < 2 }) { model.items.append(Item()) }
      scenario.may("remove", when: { !model.items.isEmpty }) { model.items.removeFirst() }
    }
    // No item, one item or two items.
    expect(proof.isComplete && proof.states == 3 && proof.steps == 4)
  }

  @Test func `a set of random UUIDs is compared by the items that it names`() throws {
    let proof = try explore { scenario, model in
      for index in 0...1 {
        scenario.may("mark \(index)") {
          model.marked.formSymmetricDifference([model.items[index].id])
        }
      }
    }
    expect(proof.isComplete && proof.states == 4 && proof.steps == 8)
  }

  @Test func `random UUIDs inside texts and keys are compared by the items that they name`() throws
  {
    let proof = try explore { scenario, model in
      for index in 0...1 {
        scenario.may("note \(index)") {
          let key = "Item \(model.items[index].id)"
          model.texts[key] = model.texts[key] == nil ? true : nil
        }
      }
    }
    expect(proof.isComplete && proof.states == 4 && proof.steps == 8)
  }

  @Test func `UUIDs that are equal in all runs are compared by their values`() throws {
    let proof = try explore { scenario, model in
      for number in 1...3 {
        scenario.may("select \(number)") { model.selected = Self.id(number) }
      }
    }
    expect(proof.isComplete && proof.states == 4 && proof.steps == 12)
  }

  @Test func `UUIDs that each run counts anew are compared by their values`() throws {
    let proof = try explore({ Item(id: Self.id(0)) }) { scenario, model in
      var count = 0
      scenario.may("add", times: 20) {
        count += 1
        model.items = [Item(id: Self.id(count))]
      }
    }
    expect(proof.isComplete && proof.states == 21)
  }

  @Test func `a failure is reported although its events contain random UUIDs`() throws {
    let failure = try #require(throws: ExplorationFailure.self) {
      try PresentationTesting.explore { scenario in
        let home = ViewController("Home")
        let stage = scenario.stage(home)
        scenario.may("open") { home.present(ViewController("\(UUID())"), animated: false) }
        scenario.always("nothing is open") { stage.visible == ["Home"] }
      }
    }
    expect("\(failure.schedule)", equals: "0")
  }

  @Test func `if each run differs, the error is thrown after a few runs`() throws {
    var runs = 0
    let error = try #require(throws: NotDeterministic.self) {
      try PresentationTesting.explore { scenario in
        runs += 1
        let start = runs
        var taps = 0
        _ = scenario.stage(ViewController("Home"))
        scenario.state { start + taps }
        scenario.may("tap") { taps += 1 }
      }
    }
    expect(error.schedule.steps.isEmpty && runs < 10)
  }

  @Test func `a value that differs in each run after a move is noticed soon`() throws {
    var runs = 0
    _ = try #require(throws: NotDeterministic.self) {
      try PresentationTesting.explore { scenario in
        runs += 1
        let start = runs
        var values: [Int] = []
        _ = scenario.stage(ViewController("Home"))
        scenario.state { values }
        scenario.may("tap") { values.append(values.count == 3 ? start : 0) }
      }
    }
    expect(runs < 30)
  }
}
