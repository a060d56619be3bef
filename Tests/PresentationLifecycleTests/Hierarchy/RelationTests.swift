import PresentationLifecycle
import TestSupport
import Testing

/// The relations of presenter and presented controller, and the transitions whose coordinator a
/// controller returns.
struct RelationTests {
  @Test(.rule("P-1", "P-2"))
  func `when a child presents full screen, its outermost ancestor is the presenter`() {
    var sketch = Sketch()
    let root = sketch.join(), middle = sketch.join(in: root, definesContext: true)
    let leaf = sketch.join(in: middle), menu = sketch.join()
    let link = sketch.ask(menu, on: leaf, fullscreen: true)
    expect(sketch.hierarchy.links[link]?.presenter, equals: root)
    expect(sketch.hierarchy.links[link]?.receiver, equals: leaf)
    expect(sketch.hierarchy.layerRoot(of: root), equals: root)
  }

  @Test(.rule("P-3"), arguments: [true, false])
  func `in the current-context style, the presenter is the first ancestor that defines a context`(
    defines: Bool
  ) {
    var sketch = Sketch()
    let root = sketch.join(), middle = sketch.join(in: root, definesContext: defines)
    let leaf = sketch.join(in: middle), menu = sketch.join()
    let link = sketch.ask(menu, on: leaf, fullscreen: false)
    expect(sketch.hierarchy.links[link]?.presenter, equals: defines ? middle : root)
  }

  @Test(.rule("P-3"))
  func
    `if the receiver of present defines the presentation context, the receiver is the presenter`()
  {
    var sketch = Sketch()
    let root = sketch.join(definesContext: true)
    let leaf = sketch.join(in: root, definesContext: true)
    let link = sketch.ask(sketch.join(), on: leaf, fullscreen: false)
    expect(sketch.hierarchy.links[link]?.presenter, equals: leaf)
  }

  @Test(.rule("P-1", "P-3"), arguments: [true, false])
  func `if a child's parent has left the hierarchy, the child itself becomes the presenter`(
    isFullscreen: Bool
  ) {
    var sketch = Sketch()
    let parent = sketch.join(), child = sketch.join(in: parent), menu = sketch.join()
    sketch.hierarchy.leave(parent)
    let link = sketch.ask(menu, on: child, fullscreen: isFullscreen)
    expect(sketch.hierarchy.links[link]?.presenter, equals: child)
  }

  @Test(.rule("P-50", "P-113a"))
  func `if a root presents its former child, each presentation above the root is listed once`() {
    var sketch = Sketch()
    let root = sketch.join(), child = sketch.join(in: root, definesContext: true)
    let above = sketch.show(sketch.join(), on: child, fullscreen: false)
    sketch.hierarchy.apply(.parent(child, nil))
    let link = sketch.show(child, on: root)
    expect(Set(sketch.hierarchy.allLinks(from: root)), equals: [link, above])
    expect(sketch.hierarchy.allLinks(from: root).count, equals: 2)
  }

  @Test(.rule("P-5"))
  func
    `if a presented controller's child calls present, the presented controller is the presenter`()
  {
    var sketch = Sketch()
    let home = sketch.join(), menu = sketch.join(), row = sketch.join(in: menu)
    sketch.show(menu, on: home)
    let link = sketch.ask(sketch.join(), on: row)
    expect(sketch.hierarchy.links[link]?.presenter, equals: menu)
  }

  @Test(.rule("P-5"))
  func `if a controller inside a child's context presents full screen, the root is the presenter`()
  {
    var sketch = Sketch()
    let root = sketch.join(), tile = sketch.join(in: root, definesContext: true)
    let menu = sketch.join(), alert = sketch.join()
    sketch.show(menu, on: tile, fullscreen: false)
    let outer = sketch.ask(alert, on: menu, fullscreen: true)
    expect(sketch.hierarchy.links[outer]?.presenter, equals: root)
    let inner = sketch.ask(sketch.join(), on: menu, fullscreen: false)
    expect(sketch.hierarchy.links[inner]?.presenter, equals: menu)
  }

  @Test(.rule("N-19a")) func `a controller enters a stack once, and never an unknown stack`() {
    var sketch = Sketch(), empty = Hierarchy()
    let page = sketch.join()
    let stack = sketch.hierarchy.makeStack(of: sketch.join(), with: [page], entering: [page])
    expect(sketch.hierarchy.takeMove(of: page, in: stack))
    expect(!sketch.hierarchy.takeMove(of: page, in: stack))
    expect(!empty.takeMove(of: page, in: stack))
  }

  @Test(.rule("P-9", "P-10"))
  func `a child returns its parent's presented and presenting controllers`() {
    var sketch = Sketch()
    let home = sketch.join(), tile = sketch.join(in: home)
    let menu = sketch.join(), row = sketch.join(in: menu)
    let link = sketch.show(menu, on: home)
    expect(sketch.hierarchy.presentedLink(of: tile), equals: link)
    expect(sketch.hierarchy.presentingLink(of: row), equals: link)
    expect(sketch.hierarchy.presentedLink(of: row) == nil)
    expect(sketch.hierarchy.presentingLink(of: tile) == nil)
  }

  @Test(.rule("P-9", "P-10"))
  func `if a child and its parent present, the child returns its own presented controller`() {
    var sketch = Sketch()
    let home = sketch.join(), tile = sketch.join(in: home, definesContext: true)
    let menu = sketch.join(), note = sketch.join()
    let far = sketch.show(menu, on: home)
    let near = sketch.show(note, on: tile, fullscreen: false)
    expect(sketch.hierarchy.presentedLink(of: tile), equals: near)
    expect(sketch.hierarchy.presentedLink(of: home), equals: far)
  }

  @Test(.rule("P-11", "P-12"))
  func `storing or removing a presentation updates the presenting and the presented controller`() {
    var sketch = Sketch()
    let home = sketch.join(), menu = sketch.join()
    let link = sketch.request(menu, on: home)
    func ends() -> [LinkID?] {
      let controllers = sketch.hierarchy.controllers
      return [controllers[home]?.presentedLink, controllers[menu]?.presentingLink]
    }
    expect(ends(), equals: [nil, nil])
    sketch.hierarchy.apply(.linked(link))
    expect(ends(), equals: [link, link])
    sketch.hierarchy.apply(.unlinked(link))
    expect(ends(), equals: [nil, nil])
  }

  @Test(.rule("P-35", "P-57", "T-16a"))
  func `during a presentation, both controllers and all their children can get the transition`() {
    var sketch = Sketch()
    let home = sketch.join(), tile = sketch.join(in: home), stranger = sketch.join()
    let menu = sketch.join(), row = sketch.join(in: menu)
    let link = sketch.schedule(menu, on: home)
    let running = sketch.hierarchy.links[link]?.transition
    for one in [home, tile, menu, row] {
      expect(sketch.hierarchy.transition(visibleFrom: one), equals: running)
    }
    expect(sketch.hierarchy.transition(visibleFrom: stranger) == nil)
    sketch.finish(link)
    expect(sketch.hierarchy.transition(visibleFrom: row) == nil)
  }

  @Test(.rule("P-35"))
  func `during a dismissal, a controller below the presenter has no transition coordinator`() {
    var sketch = Sketch()
    let home = sketch.join(), menu = sketch.join(), alert = sketch.join(), top = sketch.join()
    sketch.show(menu, on: home)
    let link = sketch.show(alert, on: menu)
    sketch.show(top, on: alert)
    expect(sketch.dismiss(menu).last, equals: link)
    let running = sketch.hierarchy.links[link]?.transition
    expect(running != nil)
    expect(sketch.hierarchy.transition(visibleFrom: home) == nil)
    expect(sketch.hierarchy.transition(visibleFrom: top), equals: running)
  }

  @Test(.rule("P-35", "T-16a"))
  func
    `if a controller presents while being presented, it returns the transition that presents it`()
  {
    var sketch = Sketch()
    let home = sketch.join(), menu = sketch.join(), alert = sketch.join()
    let below = sketch.schedule(menu, on: home)
    let above = sketch.schedule(alert, on: menu)
    expect(
      sketch.hierarchy.transition(visibleFrom: alert),
      equals: sketch.hierarchy.links[above]?.transition)
    expect(
      sketch.hierarchy.transition(visibleFrom: menu),
      equals: sketch.hierarchy.links[below]?.transition)
  }
}
