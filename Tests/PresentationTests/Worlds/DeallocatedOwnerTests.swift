import Presentation
import PresentationTesting
import TestSupport
import Testing

/// References from a part to its owner, such as a view's superview, after the owner's deallocation.
@Suite("References to deallocated owners") @MainActor
struct DeallocatedOwnerTests {
  @Test func `a view has no superview after its superview was deallocated`() {
    let view = View("view")
    var superview: View? = View("superview")
    superview?.addSubview(view)
    expect(view.superview === superview)
    superview = nil
    expect(view.superview == nil)
  }

  @Test func `a view belongs to no controller after its controller was deallocated`() {
    var controller: ViewController? = ViewController("Home")
    let view = controller?.view
    expect(view?.controller === controller)
    controller = nil
    expect(view?.controller == nil)
    expect(view?.next == nil)
  }

  @Test func `a child has no parent after its parent was deallocated`() {
    let child = ViewController("Child")
    var parent: ViewController? = ViewController("Parent")
    parent?.addChild(child)
    expect(child.parent === parent)
    parent = nil
    expect(child.parent == nil)
  }

  @Test func `a layer belongs to no view after its view was deallocated`() {
    var view: View? = View("view", frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let layer = view?.layer
    expect(layer?.bounds.height, equals: 20)
    view = nil
    expect(layer?.delegate == nil)
    expect(layer?.bounds, equals: .zero)
  }

  @Test func `a popover has no source view after the view was deallocated`() {
    let popover = PopoverPresentationController(
      presentedViewController: ViewController("Menu"), presenting: nil)
    var view: View? = View("button")
    popover.sourceView = view
    expect(popover.sourceView === view)
    view = nil
    expect(popover.sourceView == nil)
  }

  @Test func `a deallocated controller is no longer among its test world's controllers`() throws {
    let home = ViewController("Home"), stage = Stage(home)
    var menu: ViewController? = ViewController("Menu")
    menu.map { home.present($0, animated: false) }
    try stage.settle()
    home.dismiss(animated: false)
    try stage.settle()
    expect(stage.world.controllers.count, equals: 2)
    menu = nil
    expect(stage.world.controllers.map(\.name), equals: ["Home"])
    try stage.close()
  }
}
