import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Which controller presents (P-1 to P-6).
@MainActor @Suite("The presenting controller") struct PresenterTests {
  let home = Probe("Home"), child = Probe("Child"), grandchild = Probe("Grandchild")

  private func family() -> Stage {
    home.embed(child)
    child.embed(grandchild)
    return Stage(home)
  }

  @Test(.rule("P-2"), arguments: [ModalPresentationStyle.fullScreen, .pageSheet])
  func `if a child calls present, its top-most ancestor is the presenter`(
    style: ModalPresentationStyle
  ) {
    let stage = family(), menu = Probe("Menu")
    menu.modalPresentationStyle = style
    grandchild.present(menu, animated: true)
    expect(menu.presentingViewController === home)
    expect(menu.presentationController?.presentingViewController === home)
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("P-2"))
  func `if a child presents with the custom style, its top-most ancestor is the presenter`() {
    let stage = family(), menu = Probe.custom("Menu", Covering.init)
    grandchild.present(menu, animated: true)
    expect(menu.presentingViewController === home)
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("P-2"))
  func `a sheet ignores definesPresentationContext and is presented by the top-most ancestor`() {
    let stage = family(), menu = Probe("Menu")
    child.definesPresentationContext = true
    grandchild.present(menu, animated: true)
    expect(menu.presentingViewController === home)
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("P-2"))
  func `if a controller without a parent calls present, that controller is the presenter`() {
    let stage = Stage(home), menu = Probe("Menu")
    home.present(menu, animated: true)
    expect(menu.presentingViewController === home)
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("P-3"))
  func `a current-context style chooses the nearest ancestor with definesPresentationContext`() {
    let stage = family(), menu = Probe.custom("Menu", Contextual.init)
    child.definesPresentationContext = true
    grandchild.present(menu, animated: true)
    expect(menu.presentingViewController === child)
    expect(home.presentedViewController == nil)
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("P-3"))
  func `a child with definesPresentationContext presents current-context controllers itself`() {
    let stage = family(), menu = Probe.custom("Menu", Contextual.init)
    child.definesPresentationContext = true
    grandchild.definesPresentationContext = true
    grandchild.present(menu, animated: true)
    expect(menu.presentingViewController === grandchild)
    expect(child.presentedViewController == nil)
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("P-3"))
  func `if no ancestor has definesPresentationContext, the top-most ancestor is the presenter`() {
    let stage = family(), menu = Probe.custom("Menu", Contextual.init)
    grandchild.present(menu, animated: true)
    expect(menu.presentingViewController === home)
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("P-1", "P-44"))
  func `a controller without a window is reported as detached when it calls present`() {
    let receiver = Probe("Receiver"), menu = Probe("Menu"), stage = Stage(home)
    home.addChild(receiver)
    receiver.present(menu, animated: true)
    expect(menu.presentingViewController === home)
    expect(stage.issues.map(\.code), equals: [.detachedReceiver])
  }

  @Test(.rule("P-1", "P-43"))
  func `if an ancestor already presents a controller, a present call of a child is refused`() throws
  {
    let stage = family(), menu = Probe("Menu"), other = Probe("Other")
    try stage.put(menu, on: grandchild)
    child.present(other, animated: true)
    expect(
      stage.issues.map(\.message),
      equals: [
        "Attempt to present <Probe: Other> on <Probe: Home> (from <Probe: Child>) "
          + "which is already presenting <Probe: Menu>."
      ])
  }

  @Test(.rule("P-2"))
  func `a controller whose container was deallocated is its own outermost ancestor`()
    throws
  {
    let stage = family(), menu = Probe("Menu")
    var box: Probe? = Probe("Box")
    box?.addChild(child)
    child.didMove(toParent: box)
    box = nil
    expect(child.parent == nil)
    grandchild.present(menu, animated: true)
    expect(menu.presentingViewController === child)
    try stage.settle()
    expect(menu.view.window === stage.window && stage.issues.isEmpty)
  }

  @Test(.rule("P-5"))
  func `a presented controller becomes the presenter if its child calls present`()
    throws
  {
    let menu = Probe("Menu"), item = Probe("Item"), detail = Probe("Detail")
    menu.embed(item)
    let stage = Stage(home)
    try stage.put(menu, on: home)
    item.present(detail, animated: true)
    try stage.settle()
    expect(detail.presentingViewController === menu)
    expect(home.presentedViewController === menu)
    expect(stage.visible, equals: ["Home", "Menu", "Item", "Detail"])
  }

  @Test(.rule("P-6", "P-43"))
  func `a second present call on the presenter is refused`() throws {
    let stage = Stage(home), menu = Probe("Menu"), other = Probe("Other")
    try stage.put(menu, on: home)
    home.present(other, animated: true)
    try stage.settle()
    expect(stage.issues.map(\.code), equals: [.alreadyPresenting])
    expect(menu.presentedViewController == nil)
    expect(other.presentingViewController == nil)
  }

  @Test(.rule("P-1", "P-2"))
  func `if a controller gets a parent in its viewDidLoad during present, the parent presents`()
    throws
  {
    let stage = Stage(home), late = Probe("Late"), menu = Probe("Menu")
    late.on(.viewDidLoad) { [unowned late, home] in home.embed(late) }
    late.present(menu, animated: false)
    expect(menu.presentingViewController === home)
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Late", "Menu"])
  }
}
