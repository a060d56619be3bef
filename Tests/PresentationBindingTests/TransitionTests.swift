import Presentation
import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

/// A change during a transition is never lost: when all inputs have stopped, the screen agrees with
/// the model.
@Suite("A change during a transition", .olderSystemsToo)
@MainActor struct TransitionTests {
  nonisolated static let steps: [Duration] = [.zero, .milliseconds(150), .milliseconds(250)]

  @Test(.ownProcess, .rule("P-57", "P-112"), arguments: [true, false], steps)
  func `the screen agrees with the model after every sequence of changes during transitions`(
    animated: Bool, step: Duration
  ) throws {
    for pattern in 0..<128 {
      let model = ProfileModel(), profile = ViewController("Profile"), home = ViewController("Home")
      let stage = Stage(home)
      home.present(profile, animated: false)
      try stage.settle()
      profile.present(while: \.isEditing, of: model, animated: animated) {
        ViewController("Editor")
      }
      for bit in 0..<7 {
        model.isEditing = pattern & 1 << bit != 0
        stage.advance(by: step)
      }
      try stage.settle()
      let wanted = model.isEditing ? ["Home", "Profile", "Editor"] : ["Home", "Profile"]
      expect(stage.layers, equals: wanted, "pattern \(pattern)")
      expect(model.isEditing, equals: pattern & 1 << 6 != 0, "pattern \(pattern)")
      try stage.finish("pattern \(pattern)")
    }
  }

  @Test(.rule("P-57"), arguments: [true, false], WriteBack.allCases)
  func `the screen agrees with a value that is set during a dismissal by a close button`(
    animated: Bool, writeBack: WriteBack
  ) throws {
    for turns in 0..<6 {
      for value in [true, false] {
        let model = ProfileModel(), profile = ViewController("Profile"), stage = Stage(profile)
        model.isEditing = true
        profile.present(while: \.isEditing, of: model, writeBack: writeBack) {
          ViewController("Editor")
        }
        try stage.settle()
        profile.presentedViewController?.dismiss(animated: animated)
        for _ in 0..<turns { stage.advance(by: .milliseconds(120)) }
        model.isEditing = value
        try stage.settle()
        expect(stage.layers.contains("Editor"), equals: model.isEditing, "\(turns) turns, \(value)")
        if !value { expect(!model.isEditing) }
        try stage.finish("\(turns) turns, \(value)")
      }
    }
  }

  @Test(arguments: Eventful.Moment.allCases, [true, false])
  func `the screen agrees with a value that is set in a callback of the content`(
    moment: Eventful.Moment, updates: Bool
  ) throws {
    for animated in [true, false] {
      let model = ProfileModel(), profile = ViewController("Profile"), stage = Stage(profile)
      let toggled = Notes<Bool>()
      var presenter: BindingPresenter<ViewController>?
      presenter = profile.present(while: \.isEditing, of: model, animated: animated) {
        let editor = Eventful("Editor")
        if toggled.all.isEmpty {
          editor.once(at: moment) {
            toggled.add(true)
            model.isEditing.toggle()
            if updates { presenter?.update() }
          }
        }
        return editor
      }
      model.isEditing = true
      try stage.settle()
      expect(stage.layers.contains("Editor"), equals: model.isEditing)
      if toggled.all.isEmpty {
        model.isEditing = false
        try stage.settle()
      }
      expect(toggled.all, equals: [true])
      expect(stage.layers.contains("Editor"), equals: model.isEditing)
      presenter = nil
      try stage.finish()
    }
  }

  @Test(arguments: [true, false])
  func `the screen agrees with a value that is set in the completion of a dismissal`(
    animated: Bool
  ) throws {
    let model = ProfileModel(), profile = ViewController("Profile"), stage = Stage(profile)
    profile.present(while: \.isEditing, of: model, animated: animated) {
      ViewController("Editor")
    }
    model.isEditing = true
    try stage.settle()
    profile.presentedViewController?.dismiss(animated: animated) { model.isEditing = true }
    try stage.settle()
    expect(model.isEditing)
    expect(stage.layers, equals: ["Profile", "Editor"])
    try stage.finish()
  }
}
