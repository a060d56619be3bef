import PresentationLifecycle
import TestSupport
import Testing

/// The presentations that a dismissal ends, and the requests that wait for the dismissal.
struct DismissalTests {
  @Test(.rule("P-47", "P-48", "P-53"))
  func `a dismiss call dismisses the presented controller or, if there is none, the receiver`() {
    var sketch = Sketch()
    let home = sketch.join(), tile = sketch.join(in: home)
    let menu = sketch.join(), row = sketch.join(in: menu)
    expect(sketch.hierarchy.dismissalTarget(of: home) == nil)
    let link = sketch.show(menu, on: home)
    for one in [home, tile, menu, row] {
      expect(sketch.hierarchy.dismissalTarget(of: one), equals: link)
    }
    let above = sketch.show(sketch.join(), on: menu)
    expect(sketch.hierarchy.dismissalTarget(of: menu), equals: above)
    expect(sketch.hierarchy.dismissalTarget(of: row), equals: above)
    expect(sketch.hierarchy.dismissalTarget(of: home), equals: link)
  }

  @Test(.rule("P-50", "P-52a"))
  func `one transition removes the dismissed controller and all controllers above it`() {
    var sketch = Sketch()
    let home = sketch.join(), menu = sketch.join(), alert = sketch.join()
    let lower = sketch.show(menu, on: home), upper = sketch.show(alert, on: menu)
    expect(sketch.dismiss(home), equals: [upper, lower])
    let running = sketch.hierarchy.links[lower]?.transition
    expect(running.flatMap { sketch.hierarchy.transitions[$0]?.links.last }, equals: lower)
    expect(sketch.hierarchy.links[upper]?.transition, equals: running)
    expect(sketch.hierarchy.links[upper]?.machine.state, equals: .carried(.keepsPresenter))
    for one in [home, menu, alert] {
      expect(sketch.hierarchy.transition(visibleFrom: one), equals: running)
    }
  }

  @Test(.rule("P-53"))
  func `a dismiss call on a middle controller dismisses only the controllers above it`() {
    var sketch = Sketch()
    let home = sketch.join(), menu = sketch.join(), alert = sketch.join()
    sketch.show(menu, on: home)
    let upper = sketch.show(alert, on: menu)
    expect(sketch.dismiss(menu), equals: [upper])
  }

  @Test(.rule("P-54", "P-54a"))
  func `a dismiss call waits for a running dismissal, then dismisses the remaining controllers`() {
    var sketch = Sketch()
    let home = sketch.join(), menu = sketch.join(), alert = sketch.join(), top = sketch.join()
    let lower = sketch.show(menu, on: home), upper = sketch.show(alert, on: menu)
    let last = sketch.show(top, on: alert)
    expect(sketch.dismiss(alert), equals: [last])
    let waiting = sketch.arrival(.dismiss, on: home)
    expect(waiting.row, equals: "dismiss waits")
    let running = waiting.waitsFor
    expect(running, equals: sketch.hierarchy.links[last]?.transition)
    sketch.hierarchy.apply(.unlinked(last))
    _ = running.map { sketch.hierarchy.end($0) }
    expect(sketch.dismiss(home), equals: [upper, lower])
  }

  @Test(.rule("P-52a"))
  func
    `a dismissal calls no callbacks of a controller whose view another presentation has removed`()
  {
    var sketch = Sketch()
    let home = sketch.join(), menu = sketch.join(), alert = sketch.join()
    let lower = sketch.show(menu, on: home)
    let upper = sketch.show(alert, on: menu, .removesPresenter)
    for event: Appearance.Event in [.willDisappear, .didDisappear] {
      _ = sketch.hierarchy.handle(event, animated: nil, at: Address(menu))
    }
    _ = sketch.dismiss(home)
    expect(sketch.hierarchy.isPresentedVisible(upper) == true)
    expect(sketch.hierarchy.isPresentedVisible(lower) == false)
  }

  @Test(.rule("P-57a"))
  func `when a transition ends, its waiting requests are returned in the order of their calls`() {
    var sketch = Sketch()
    let home = sketch.join(), menu = sketch.join()
    let link = sketch.schedule(menu, on: home)
    let waiting = (1...3).map { Request(.dismiss, on: home, .plain, ticket: $0) }
    if let running = sketch.hierarchy.links[link]?.transition {
      for request in waiting { sketch.hierarchy.enqueue(request, behind: .transition(running)) }
    }
    expect(sketch.finish(link), equals: waiting)
  }

  @Test(.rule("P-35"))
  func `after a transition has ended, its controllers no longer refer to the transition`() {
    var sketch = Sketch()
    let home = sketch.join(), menu = sketch.join()
    let link = sketch.schedule(menu, on: home)
    let running = sketch.hierarchy.links[link]?.transition
    sketch.finish(link)
    expect(sketch.hierarchy.links[link]?.transition == nil)
    expect(sketch.hierarchy.controllers[home]?.transitions, equals: [])
    expect(sketch.hierarchy.controllers[menu]?.transitions, equals: [])
    expect(running.map { sketch.hierarchy.end($0) }, equals: [])
    expect(sketch.hierarchy.transitions.count, equals: 0)
  }

  @Test(.rule("P-66"))
  func `user interaction stays disabled while any transition disables it`() {
    var sketch = Sketch()
    let links = (0..<2).map { _ in sketch.request(sketch.join(), on: sketch.join()) }
    let running = links.compactMap { sketch.hierarchy.links[$0]?.transition }
    for locks in [true, true] {
      for id in running { sketch.hierarchy.apply(.locksInteraction(id, locks)) }
    }
    expect(sketch.hierarchy.interactionLocks, equals: 2, "each counts once")
    sketch.hierarchy.apply(.locksInteraction(running[0], false))
    expect(sketch.hierarchy.interactionLocks, equals: 1)
    _ = sketch.hierarchy.end(running[1])
    expect(sketch.hierarchy.interactionLocks, equals: 0, "what ends takes its lock along")
  }
}
