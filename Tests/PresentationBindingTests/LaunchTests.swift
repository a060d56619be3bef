import Foundation
import Presentation
import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

/// A screen that binds in `viewDidLoad`, as apps do.
private final class ProfileScreen: ViewController {
  let model: ProfileModel

  init(_ model: ProfileModel) {
    self.model = model
    super.init(nibName: "Profile", bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    showEditor(for: model) { ViewController("Editor") }
  }
}

/// Presenters that are bound before their screens are on screen.
@Suite("A deep link at launch", .olderSystemsToo)
@MainActor struct LaunchTests {
  private let model = ProfileModel()
  private let profile = ViewController("Profile")
  private let value = Switch(true)

  @Test(.rule("P-42"))
  func `a deep link at launch presents its content when the screen has appeared`() throws {
    model.isEditing = true
    profile.showEditor(for: model) { ViewController("Editor") }
    let stage = Stage(profile)
    expect(profile.view.window != nil)
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    expect(model.isEditing)
    try stage.finish()
  }

  @Test(.rule("P-42"))
  func `a deep link that arrives after the screen's appearance presents its content`() throws {
    profile.showEditor(for: model) { ViewController("Editor") }
    let stage = Stage(profile)
    try stage.settle()
    expect(stage.visible, equals: ["Profile"])
    model.isEditing = true
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    try stage.finish()
  }

  @Test(.rule("P-42"))
  func `without a window, a deep link waits even if update is called repeatedly`() throws {
    let made = Notes<Int>()
    let presenter = profile.present(while: value.read, set: value.write) {
      made.add(1)
      return ViewController("Editor")
    }
    for _ in 0..<3 { presenter.update() }
    expect(made.all, equals: [])
    expect(profile.presentedViewController == nil)
    let stage = Stage(profile)
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    expect(made.all, equals: [1])
    expect(value.writes, equals: [])
    try stage.finish()
  }

  @Test(.rule("P-46a"))
  func `a binding that is created in viewDidLoad presents a deep link at launch`() throws {
    model.isEditing = true
    let stage = Stage(ProfileScreen(model))
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    model.isEditing = false
    try stage.settle()
    expect(stage.visible, equals: ["Profile"])
    try stage.finish()
  }

  @Test(.rule("P-46a", "P-42"), arguments: Eventful.Moment.allCases.prefix(4), [true, false])
  func `a binding that is created in any appearance callback presents a deep link at launch`(
    moment: Eventful.Moment, updates: Bool
  ) throws {
    let screen = Eventful("Profile"), model = model
    model.isEditing = true
    screen.once(at: moment) { [unowned screen] in
      let presenter = screen.present(while: \.isEditing, of: model) { ViewController("Editor") }
      if updates { presenter.update() }
    }
    let stage = Stage(screen)
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    try stage.finish()
  }

  @Test(.rule("P-46a"), arguments: [true, false])
  func `the content of a deep link waits until its presenting screen has been presented`(
    animated: Bool
  ) throws {
    let home = ViewController("Home"), stage = Stage(home)
    model.isEditing = true
    home.present(ProfileScreen(model), animated: animated)
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Profile", "Editor"])
    try stage.finish()
  }

  @Test(.rule("P-44", "P-46a"))
  func `the content of a deep link waits until its presenting screen is added to a parent`() throws
  {
    let home = ViewController("Home"), stage = Stage(home)
    model.isEditing = true
    profile.showEditor(for: model) { ViewController("Editor") }
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    expect(model.isEditing)
    home.embed(profile)
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Profile", "Editor"])
    try stage.finish()
  }

  @Test(.rule("P-114"), arguments: [true, false])
  func `a deep link to two nested screens presents both screens`(animated: Bool)
    throws
  {
    let home = ViewController("Home"), stage = Stage(home), model = model
    home.present(while: \.isSharing, of: model, animated: animated) { ProfileScreen(model) }
    model.isSharing = true
    model.isEditing = true
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Profile", "Editor"])
    model.isSharing = false
    model.isEditing = false
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    try stage.finish()
  }

  @Test
  func `a bound value presents nothing if the value is reset before the window appears`() throws {
    model.isEditing = true
    profile.showEditor(for: model) { ViewController("Editor") }
    model.isEditing = false
    let stage = Stage(profile)
    try stage.settle()
    expect(stage.visible, equals: ["Profile"])
    try stage.finish()
  }

  @Test(.rule("P-72"))
  func `a covered screen's binding presents its content when the screen is uncovered`() throws {
    let stage = Stage(profile), cover = ViewController("Cover")
    cover.modalPresentationStyle = .fullScreen
    profile.showEditor(for: model) { ViewController("Editor") }
    profile.present(cover, animated: true)
    try stage.settle()
    expect(profile.view.window == nil)
    for value in [true, false, true] {
      model.isEditing = value
      try stage.settle()
      expect(stage.visible, equals: ["Cover"])
      expect(model.isEditing, equals: value)
    }
    cover.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    try stage.finish()
  }

  @Test(.rule("P-72"), arguments: [true, false])
  func `setting a bound Bool to true or false presents or dismisses full-screen content`(
    animated: Bool
  ) throws {
    let stage = Stage(profile)
    profile.present(while: \.isEditing, of: model, animated: animated) {
      let editor = ViewController("Editor")
      editor.modalPresentationStyle = .fullScreen
      return editor
    }
    for _ in 0..<2 {
      model.isEditing = true
      try stage.settle()
      expect(stage.layers, equals: ["Editor"])
      expect(model.isEditing)
      model.isEditing = false
      try stage.settle()
      expect(stage.layers, equals: ["Profile"])
    }
    model.isEditing = true
    try stage.settle()
    profile.presentedViewController?.dismiss(animated: animated)
    try stage.settle()
    expect(!model.isEditing)
    expect(stage.layers, equals: ["Profile"])
    try stage.finish()
  }
}
