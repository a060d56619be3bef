import Presentation
import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

/// Several presenters on one screen, which presents one controller at a time.
@Suite("Several bindings on one screen", .olderSystemsToo)
@MainActor struct SharedScreenTests {
  private let model = ProfileModel()
  private let profile = ViewController("Profile")

  private func bindBoth(animated: Bool = true) {
    profile.present(while: \.isEditing, of: model, animated: animated) {
      ViewController("Editor")
    }
    profile.present(while: \.isSharing, of: model, animated: animated) {
      ViewController("Share")
    }
  }

  @Test(.rule("P-58", "P-105"), arguments: [true, false], [true, false])
  func `swapping the values of two bindings swaps the content on screen`(
    animated: Bool, firstGoes: Bool
  ) throws {
    let stage = Stage(profile)
    bindBoth(animated: animated)
    model.isEditing = firstGoes
    model.isSharing = !firstGoes
    try stage.settle()
    expect(stage.visible, equals: ["Profile", firstGoes ? "Editor" : "Share"])
    model.isEditing.toggle()
    model.isSharing.toggle()
    try stage.settle()
    expect(stage.visible, equals: ["Profile", firstGoes ? "Share" : "Editor"])
    expect(model.isEditing != firstGoes)
    expect(model.isSharing, equals: firstGoes)
    try stage.finish()
  }

  @Test(.rule("P-57"), arguments: [true, false], [0, 180, 300])
  func `a screen with two bindings agrees with the model after every sequence of values`(
    animated: Bool, milliseconds: Int
  ) throws {
    for pattern in 0..<64 {
      let model = ProfileModel(), profile = ViewController("Profile"), stage = Stage(profile)
      profile.present(while: \.isEditing, of: model, animated: animated) {
        ViewController("Editor")
      }
      profile.present(while: \.isSharing, of: model, animated: animated) {
        ViewController("Share")
      }
      for place in 0..<3 {
        model.isEditing = pattern >> (2 * place) & 1 == 1
        model.isSharing = pattern >> (2 * place) & 2 == 2
        stage.advance(by: .milliseconds(milliseconds))
      }
      try stage.settle()
      expect(model.isEditing, equals: pattern >> 4 & 1 == 1, "pattern \(pattern)")
      expect(model.isSharing, equals: pattern >> 4 & 2 == 2, "pattern \(pattern)")
      let wanted = [model.isEditing ? ["Editor"] : [], model.isSharing ? ["Share"] : []].joined()
      expect(stage.layers.count, equals: wanted.isEmpty ? 1 : 2, "pattern \(pattern)")
      expect(stage.layers.dropFirst().allSatisfy(wanted.contains), "pattern \(pattern)")
      try stage.finish("pattern \(pattern)")
    }
  }

  @Test(.rule("P-43"))
  func `a second binding's content waits until the first binding's content is dismissed`()
    throws
  {
    let stage = Stage(profile)
    bindBoth()
    model.isEditing = true
    try stage.settle()
    model.isSharing = true
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    expect(model.isSharing)
    try stage.dragFrontAway()
    expect(stage.visible, equals: ["Profile", "Share"])
    expect(!model.isEditing)
    model.isSharing = false
    try stage.settle()
    expect(stage.visible, equals: ["Profile"])
    try stage.finish()
  }

  @Test(.rule("P-64"))
  func
    `a second presenter still waits if the user cancels the drag of the first presenter's content`()
    throws
  {
    let stage = Stage(profile)
    bindBoth()
    model.isEditing = true
    try stage.settle()
    model.isSharing = true
    stage.dragFront().cancel()
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    expect(model.isEditing)
    expect(model.isSharing)
    model.isSharing = false
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    try stage.finish()
  }

  @Test func `a waiting binding does not dismiss another binding's content`() throws {
    let stage = Stage(profile)
    bindBoth()
    model.isEditing = true
    try stage.settle()
    for _ in 0..<3 {
      model.isSharing.toggle()
      try stage.settle()
    }
    model.isSharing = false
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    expect(model.isEditing)
    try stage.finish()
  }

  // MARK: Presenters of one value

  @Test func `two bindings to one value on the same screen present only one controller`() throws {
    let stage = Stage(profile), causes = Notes<DismissalCause>()
    for name in ["Editor", "Other"] {
      profile.present(while: \.isEditing, of: model, onDismissal: { causes.add($0) }) {
        ViewController(name)
      }
    }
    for _ in 0..<2 {
      model.isEditing = true
      try stage.settle()
      expect(stage.visible.count, equals: 2)
      stage.dragFront().cancel()
      try stage.settle()
      expect(stage.visible.count, equals: 2)
      expect(model.isEditing)
      try stage.dragFrontAway()
      expect(stage.visible, equals: ["Profile"])
      expect(!model.isEditing)
    }
    model.isEditing = true
    try stage.settle()
    model.isEditing = false
    try stage.settle()
    expect(stage.visible, equals: ["Profile"])
    expect(causes.all, equals: [.cancelled, .user, .cancelled, .user, .program])
    try stage.finish()
  }

  @Test(.rule("P-3"))
  func `if two child screens are bound to the same value, each screen presents its own content`()
    throws
  {
    let home = ViewController("Home"), stage = Stage(home)
    for name in ["Left", "Right"] {
      let screen = ViewController(name)
      screen.definesPresentationContext = true
      home.embed(screen)
      screen.present(while: \.isEditing, of: model) {
        let editor = ViewController("\(name)-Editor")
        editor.modalPresentationStyle = .overCurrentContext
        return editor
      }
    }
    model.isEditing = true
    try stage.settle()
    expect(home.children.allSatisfy { $0.presentedViewController?.viewIfLoaded?.window != nil })
    home.children[0].presentedViewController?.dismiss(animated: true)
    try stage.settle()
    expect(!model.isEditing)
    expect(home.children.allSatisfy { $0.presentedViewController == nil })
    try stage.finish()
  }

  @Test(.rule("P-50"))
  func `if a value is bound on two stacked screens, only the upper screen presents content`()
    throws
  {
    let home = ViewController("Home"), stage = Stage(home)
    home.present(profile, animated: false)
    try stage.settle()
    home.present(while: \.isEditing, of: model) { ViewController("Lower") }
    profile.present(while: \.isEditing, of: model) { ViewController("Upper") }
    model.isEditing = true
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Profile", "Upper"])
    model.isEditing = false
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Profile"])
    model.isEditing = true
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    expect(stage.layers.contains("Lower"), equals: model.isEditing)
    expect(!stage.visible.contains("Profile"))
    try stage.finish()
  }

  // MARK: Presenters of one content

  @Test
  func `if two bindings share a controller, only one binding at a time presents it`() throws {
    let stage = Stage(profile), editor = ViewController("Editor")
    profile.present(while: \.isEditing, of: model) { editor }
    profile.present(while: \.isSharing, of: model) { editor }
    model.isEditing = true
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    model.isSharing = true
    try stage.settle()
    model.isSharing = false
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    expect(model.isEditing)
    model.isSharing = true
    model.isEditing = false
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Editor"])
    expect(!model.isEditing)
    expect(model.isSharing)
    try stage.dragFrontAway()
    expect(!model.isSharing)
    expect(stage.visible, equals: ["Profile"])
    try stage.finish()
  }
}
