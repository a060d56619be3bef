import Presentation
import PresentationLab
import PresentationTesting
import TestSupport
import Testing

/// A part that is missing in the descriptions of states makes different states look alike.
@MainActor struct DescribedPartsTests {
  nonisolated static let parts: [(kind: String, labels: String)] = [
    (
      "world",
      "animates, animators, arrivals, awaited, commit, declared, first responder, frame, "
        + "has layouts, hears all, interaction stops, last tap, matched departure, "
        + "matched update, may change places, mode, name in use, others, prefers cross-fades, "
        + "presenters, reduces motion, released animators, requester, reviews, transactions, "
        + "transitions, updates, windows"
    ),
    ("request", "call, kind, mode, receiver"),
    ("Call", "completion, controllers, hold, interactor, presented, receiver, requester"),
    (
      "ControllerNode",
      "animated, appearance, being dismissed, being presented, bottom, context, defines context, "
        + "in progress, manual, movement, next, parent, presented, presents, stack, "
        + "tabs, transitions"
    ),
    ("LinkNode", "context, machine, presented, presenter, receiver, transition, visibility"),
    (
      "TransitionNode",
      "cancelled, coordinator, direction, fluid, interaction, interactive, locks, machine, over, "
        + "owner, participants, request, waiting"
    ),
    (
      "StackNode",
      "above, before, change, controllers, displayed, entering, entering before, in window, "
        + "interrupting, leaving, machine, owner, set, shown, transition, waiting"
    ),
    (
      "TabNode",
      "before, displayed, entering, leaving, machine, owner, shown, tabs, target, transition, "
        + "waiting"
    ),
    ("TabSet", "controllers, selected"),
    (
      "ViewController",
      "attachments, children, custom transition, defines context, entering, hides bar, insets, "
        + "item, kept appearance, manual animated, modal, name, node, parent, preferred, "
        + "presentation, provides style, size, style, title, told size, transition style, "
        + "transitioning delegate, view, visits, window"
    ),
    (
      "NavigationController",
      "bar hidden, coming, delegate, departing, early, early entering, early waiting, exchange, "
        + "holds, identity, listeners, nested, operation, owed"
    ),
    (
      "TabBarController",
      "bar moves, coming, delegate, departing, early, early selected, early waiting, exchange, "
        + "holds, identity, operation, placed"
    ),
    (
      "PresentationController",
      "adapted, container, delegate, grabs, host, place, presenter, relation, "
        + "requester, style"
    ),
    (
      "PresentationRelation",
      "presentation, presented, presenter, receiver, transition, window"
    ),
    (
      "StackTransition",
      "animator, began interactive, coordinator, end, ends by system, exchange, grip, has begun, "
        + "has run animations, hold, interactor, interruptible, lacks source, mode, new percent, "
        + "outcome, percent, stack, timeline"
    ),
    ("ModalTransition", "direction, frame, kept, lowest, presented, presenter, relations"),
    ("StackExchange", "animated, direction, from, to"),
    ("TransitionCoordinator", "animations, completions, ended, handlers, has run, transition"),
    ("SystemInteraction", "ending, fraction, stack, transition"),
    (
      "AnimationTimeline",
      "elapsed, end, frozen, heard, keeper, length, pace, rests, start, straight, timers, travels, "
        + "what, windows"
    ),
    ("AnimatedWindow", "heard, line, motions, offset, stretch, timeline, timing"),
    ("PropertyMotion", "bow, from, model, passes, property, to, view, way, window"),
    ("AnimatorEntry", "animator, timeline"),
    ("AppearanceReview", "kept, reviewed"),
    (
      "View",
      "alpha, anchor, bounds, center, controller, extras, hidden, motions, name, "
        + "needs constraints, needs layout, queued, resizing, subviews, transform"
    ),
    ("Window", "insets, matching, orientation, pending, placements, root, shown"),
    ("ContainerView", "presentation"),
    ("PresenterProbe", "arrival, listener"),
    ("ViewPlace", "index, size, superview"),
    ("ArrivalListener", "front, presenter"),
    ("RemovalListener", "content, place"),
  ]

  private static let described = Result { try describedParts() }

  @Test(.ownProcess, arguments: parts)
  func `after random runs, the state descriptions contain every part that the test lists`(
    kind: String, labels: String
  ) throws {
    let described = try #require(try Self.described.get()[kind])
    let expected = Set(labels.split(separator: ", ").map(String.init))
    expect(expected.subtracting(described), equals: [])
  }

  /// Returns the labels of the parts in the states of random runs, by the kind of the object.
  private static func describedParts() throws -> [String: Set<String>] {
    var parts: [String: Set<String>] = [:]
    for scenario in NamedScenario.all {
      let implementation = try #require(scenario.implementations.first { $0.isOwn })
      let system = ScenarioSystem({ scenario.build($0, implementation) }, findsAll: false)
      for seed in 1...3 {
        let steps = try system.walk(seed: UInt64(seed), length: 30).steps
        for count in stride(from: 0, through: steps.count, by: 5) {
          let state = try DescribedState(after: Schedule(Array(steps.prefix(count)))) {
            scenario.build($0, implementation)
          }
          add(state.lines, to: &parts)
        }
      }
    }
    return parts
  }

  private static func add(_ lines: [StateLine], to parts: inout [String: Set<String>]) {
    var kinds: [String] = []
    for line in lines {
      kinds.removeLast(max(0, kinds.count - line.depth))
      if let label = line.label { parts[kinds.last ?? "world", default: []].insert(label) }
      kinds.append(String(line.text.prefix { $0 != " " }))
    }
  }
}
