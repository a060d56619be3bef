import Observation
import Presentation
import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

/// A popover that a delegate wraps into a stack in a narrow window.
@Suite("Contents inside a container of the delegate")
@MainActor struct WrappedContentTests {
  private final class Wrapper: AdaptivePresentationControllerDelegate {
    func presentationController(
      _ controller: PresentationController,
      viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
    ) -> ViewController? {
      NavigationController(rootViewController: controller.presentedViewController)
    }
  }

  struct Page: Identifiable, Equatable { let id: Int }

  @MainActor @Observable final class Model {
    var isOn: Bool
    var page: Page?
    init(isOn: Bool = false) { self.isOn = isOn }
  }

  private let home = ViewController("Home")
  private let wrapper = Wrapper()
  private let causes = Notes<DismissalCause>()

  private func popover(_ name: String) -> ViewController {
    let content = ViewController(name)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = home.view
    content.popoverPresentationController?.delegate = wrapper
    return content
  }

  private func present(_ value: Model) throws -> Stage {
    let stage = Stage(home)
    home.present(while: \.isOn, of: value, onDismissal: { [causes] in causes.add($0) }) {
      popover("Options")
    }
    try stage.settle()
    expect(home.presentedViewController is NavigationController)
    return stage
  }

  @Test(.rule("P-65d")) func `a wrapped popover is dismissed when its value is false`() throws {
    let value = Model(isOn: true), stage = try present(value)
    value.isOn = false
    try stage.settle()
    expect(stage.visible == ["Home"] && home.presentedViewController == nil)
    value.isOn = true
    try stage.settle()
    expect(stage.visible.last, equals: "Options")
    value.isOn = false
    try stage.settle()
    expect(causes.all, equals: [.program, .program])
    try stage.close()
  }

  @Test(.rule("P-65d")) func `a dismissal of the wrapper resets the value`() throws {
    let value = Model(isOn: true), stage = try present(value)
    home.presentedViewController?.dismiss(animated: true)
    try stage.settle()
    expect(!value.isOn && causes.all == [.program])
    value.isOn = true
    try stage.settle()
    stage.user.drag("NavigationController #1").release(velocity: 1_000)
    try stage.settle()
    expect(!value.isOn && stage.visible == ["Home"])
    try stage.close()
  }

  @Test(.rule("P-65d")) func `a wrapped popover is replaced when the item changes`() throws {
    let model = Model(), stage = Stage(home)
    model.page = Page(id: 1)
    home.present(item: \.page, of: model) { popover("Page \($0.id)") }
    try stage.settle()
    model.page = Page(id: 2)
    try stage.settle()
    expect(stage.visible.last, equals: "Page 2")
    model.page = nil
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    try stage.close()
  }

  @Test(.rule("P-65f")) func `a popover that is wrapped later is dismissed by its value`() throws {
    let value = Model(), stage = Stage(home)
    stage.resize(to: CGSize(width: 1_024, height: 768))
    home.present(while: \.isOn, of: value) { popover("Options") }
    value.isOn = true
    try stage.settle()
    expect(!(home.presentedViewController is NavigationController))
    stage.resize(to: CGSize(width: 390, height: 844))
    try stage.settle()
    expect(home.presentedViewController is NavigationController)
    value.isOn = false
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    try stage.close()
  }
}
