import Presentation
import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

/// A screen that is not a controller, does not keep its presenters alive, and reports no changes.
@MainActor private final class PlainScreen {
  let controller: ViewController

  init(_ controller: ViewController) {
    self.controller = controller
  }

  var presentedViewController: ViewController? { controller.presentedViewController }

  func present(
    _ viewControllerToPresent: ViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    controller.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    controller.dismiss(animated: flag, completion: completion)
  }
}

extension PlainScreen: Presenter {
  typealias PresenterContent = ViewController
}

/// The references between screen, presenter, model and content.
@Suite("Lifetimes of binding presenters", .olderSystemsToo)
@MainActor struct LifetimeTests {
  private let value = Switch(true)

  @Test
  func `a screen keeps its presenter alive, and the presenter keeps the model alive`() throws {
    let profile = ViewController("Profile"), stage = Stage(profile)
    weak var presenter: BindingPresenter<ViewController>?
    weak var model: ProfileModel?
    do {
      let kept = ProfileModel()
      kept.isEditing = true
      presenter = profile.present(while: \.isEditing, of: kept) { ViewController("Editor") }
      model = kept
    }
    expect(presenter != nil)
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    expect(model?.isEditing == true)
    model?.isEditing = false
    try stage.settle()
    expect(stage.visible, equals: ["Profile"])
    expect(presenter != nil)
    try stage.finish()
  }

  @Test
  func `a binding works although the app removes all subviews of both screens`() throws {
    let profile = ViewController("Profile"), stage = Stage(profile), model = ProfileModel()
    profile.present(while: \.isEditing, of: model) { ViewController("Editor") }
    removeSubviews(of: profile)
    try stage.settle()
    model.isEditing = true
    try stage.settle()
    let editor = try #require(profile.presentedViewController)
    removeSubviews(of: editor)
    removeSubviews(of: profile)
    try stage.settle()
    editor.dismiss(animated: false)
    try stage.settle()
    expect(!model.isEditing)
    expect(stage.visible, equals: ["Profile"])
    try stage.finish()
  }

  @Test
  func `a detached binding does not come back although the app removes all subviews`() throws {
    let profile = ViewController("Profile"), stage = Stage(profile), model = ProfileModel()
    let presenter = profile.present(while: \.isEditing, of: model) { ViewController("Editor") }
    removeSubviews(of: profile)
    presenter.detach()
    try stage.settle()
    expect(profile.view.subviews, equals: [])
    try stage.finish()
  }

  private func removeSubviews(of controller: ViewController) {
    while let view = controller.view.subviews.first { view.removeFromSuperview() }
  }

  @Test
  func `a presenter keeps neither its screen nor its content alive`() throws {
    weak var presenter: BindingPresenter<ViewController>?
    weak var screen: ViewController?
    let stage = Stage(ViewController("Home")), model = ProfileModel()
    do {
      let profile = ViewController("Profile")
      stage.window.rootViewController?.present(profile, animated: false)
      (screen, presenter) = (
        profile, profile.present(while: \.isEditing, of: model) { ViewController("Editor") }
      )
    }
    try stage.settle()
    model.isEditing = true
    try stage.settle()
    let content = WeakReference(screen?.presentedViewController)
    expect(content.object != nil)
    model.isEditing = false
    try stage.settle()
    expect(content.object == nil)
    expect(presenter != nil)
    stage.window.rootViewController?.dismiss(animated: false)
    try stage.settle()
    expect(screen == nil)
    expect(presenter == nil)
    model.isEditing = true
    try stage.finish()
  }

  @Test(arguments: WriteBack.allCases)
  func `a window that closes releases the presenter and its content`(writeBack: WriteBack) throws {
    weak var presenter: BindingPresenter<ViewController>?
    let model = ProfileModel()
    model.isEditing = true
    do {
      let profile = ViewController("Profile"), stage = Stage(profile)
      presenter = profile.present(while: \.isEditing, of: model, writeBack: writeBack) {
        let editor = ViewController("Editor")
        stage.expectRelease(of: editor)
        return editor
      }
      try stage.settle()
      expect(stage.visible, equals: ["Profile", "Editor"])
      stage.window.close()
      try stage.finish()
    }
    expect(presenter == nil)
  }

  // MARK: Screens that keep no presenter

  @Test func `a released presenter leaves its content on screen and does not write to the model`()
    throws
  {
    let profile = ViewController("Profile"), stage = Stage(profile), screen = PlainScreen(profile)
    let causes = Notes<DismissalCause>()
    var presenter: BindingPresenter<PlainScreen>? = screen.present(
      while: value.read, set: value.write, onDismissal: { causes.add($0) }
    ) { ViewController("Editor") }
    presenter?.update()
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    let freed = WeakReference(presenter)
    presenter = nil
    expect(freed.object == nil)
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    expect(value.writes, equals: [])
    value.isOn = false
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    value.isOn = true
    try stage.dragFrontAway()
    expect(stage.visible, equals: ["Profile"])
    expect(value.writes, equals: [])
    expect(causes.all, equals: [])
    try stage.finish()
  }

  @Test(arguments: [0, 100, 600, 700])
  func `a presenter can be released before, during and after a transition of its content`(
    milliseconds: Int
  ) throws {
    let profile = ViewController("Profile"), stage = Stage(profile), screen = PlainScreen(profile)
    var presenter: BindingPresenter<PlainScreen>? = screen.present(
      while: value.read, set: value.write
    ) { ViewController("Editor") }
    presenter?.update()
    stage.advance(by: .milliseconds(milliseconds))
    if milliseconds == 700 {
      value.isOn = false
      presenter?.update()
      stage.runTurn()
    }
    presenter = nil
    try stage.settle()
    expect(stage.visible == (milliseconds == 700 ? ["Profile"] : ["Profile", "Editor"]))
    expect(value.writes, equals: [])
    try stage.finish()
  }

  @Test
  func `if a screen does not report transitions, calling update corrects the bound value`()
    throws
  {
    let profile = ViewController("Profile"), stage = Stage(profile), screen = PlainScreen(profile)
    let causes = Notes<DismissalCause>()
    let presenter = screen.present(
      while: value.read, set: value.write, onDismissal: { causes.add($0) }
    ) { ViewController("Editor") }
    presenter.update()
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    try stage.dragFrontAway()
    presenter.update()
    expect(value.writes, equals: [false])
    value.isOn = true
    presenter.update()
    try stage.settle()
    expect(stage.layers, equals: ["Profile", "Editor"])
    value.isOn = false
    presenter.update()
    stage.runTurn()
    for _ in 0..<3 { presenter.update() }
    try stage.settle()
    presenter.update()
    expect(stage.visible, equals: ["Profile"])
    expect(value.writes, equals: [false])
    expect(causes.all.count, equals: 2)
    expect(causes.all.last, equals: .program)
    try stage.finish()
  }
}
