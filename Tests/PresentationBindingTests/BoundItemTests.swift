import Presentation
import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

@Suite("A sheet bound to an item", .olderSystemsToo)
@MainActor struct BoundItemTests {
  private let model = ProfileModel()
  private let profile = ViewController("Profile")
  private let causes = Notes<DismissalCause>()
  private let refreshed = Notes<String>()
  private let made = Notes<String>()

  private func bind(
    writeBack: WriteBack = .willDismiss, animated: Bool = true
  ) -> ItemPresenter<ViewController, Draft> {
    profile.present(
      item: \.draft, of: model, named: "draft", animated: animated, writeBack: writeBack,
      update: { [refreshed] content, draft in refreshed.add("\(content.name) \(draft.text)") },
      onDismissal: { [causes] in causes.add($0) }
    ) { [made] draft in
      made.add(draft.text)
      return ViewController("Draft \(draft.id)")
    }
  }

  @Test
  func `setting an item presents its controller, and setting nil dismisses the controller`()
    throws
  {
    let stage = Stage(profile)
    _ = bind()
    try stage.settle()
    expect(stage.visible, equals: ["Profile"])
    model.draft = Draft(id: 1, text: "a")
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Draft 1"])
    model.draft = nil
    try stage.settle()
    expect(stage.visible, equals: ["Profile"])
    expect(made.all, equals: ["a"])
    expect(refreshed.all, equals: [])
    expect(causes.all, equals: [.program])
    try stage.finish()
  }

  @Test
  func `setting a changed item with the same identity calls the update closure once`() throws {
    let stage = Stage(profile), presenter = bind()
    model.draft = Draft(id: 1, text: "a")
    try stage.settle()
    let content = profile.presentedViewController
    for text in ["b", "c"] {
      model.draft?.text = text
      presenter.update()
      presenter.update()
      try stage.settle()
      presenter.update()
    }
    expect(refreshed.all, equals: ["Draft 1 b", "Draft 1 c"])
    expect(made.all, equals: ["a"])
    expect(profile.presentedViewController === content)
    expect(causes.all, equals: [])
    expect(stage.story(of: "Draft 1").filter { $0.contains("isappear") }, equals: [])
    try stage.finish()
  }

  @Test func `setting an equal item does not call the update closure`() throws {
    let stage = Stage(profile), presenter = bind()
    model.draft = Draft(id: 1, text: "a")
    try stage.settle()
    model.draft = Draft(id: 1, text: "a")
    presenter.update()
    try stage.settle()
    expect(refreshed.all, equals: [])
    expect(causes.all, equals: [])
    try stage.finish()
  }

  @Test
  func `without an update closure, a new item with the same identity changes nothing on screen`()
    throws
  {
    let stage = Stage(profile)
    profile.present(item: \.draft, of: model) { ViewController("Draft \($0.id)") }
    model.draft = Draft(id: 1, text: "a")
    try stage.settle()
    let content = profile.presentedViewController
    model.draft?.text = "b"
    try stage.settle()
    expect(profile.presentedViewController === content)
    expect(content?.isBeingDismissed == false)
    try stage.finish()
  }

  @Test(arguments: [0, 100, 400, 600])
  func `changing an item while its sheet is being presented calls the update closure once`(
    milliseconds: Int
  ) throws {
    let stage = Stage(profile)
    _ = bind()
    model.draft = Draft(id: 1, text: "a")
    stage.advance(by: .milliseconds(milliseconds))
    model.draft?.text = "b"
    try stage.settle()
    expect(made.all, equals: ["a"])
    expect(refreshed.all, equals: ["Draft 1 b"])
    expect(stage.visible, equals: ["Profile", "Draft 1"])
    try stage.finish()
  }

  @Test(.rule("P-58"))
  func `an item with a new identity calls onReplacement with the old and the new item`() throws {
    let stage = Stage(profile)
    let replacements = Notes<String>()
    let presenter = bind()
    presenter.onReplacement = { [replacements] old, new in
      replacements.add("\(old.text) by \(new.text)")
    }
    model.draft = Draft(id: 1, text: "a")
    try stage.settle()
    model.draft = Draft(id: 1, text: "a2")
    try stage.settle()
    expect(replacements.all, equals: [])
    model.draft = Draft(id: 2, text: "b")
    try stage.settle()
    expect(replacements.all, equals: ["a2 by b"])
    profile.dismiss(animated: true)
    try stage.settle()
    expect(replacements.all == ["a2 by b"] && causes.all == [.replaced, .program])
    try stage.finish()
  }

  @Test(.rule("P-58"), arguments: [true, false])
  func
    `for an item with a new identity, the old content is dismissed, then the new content presented`(
      animated: Bool
    ) throws
  {
    let stage = Stage(profile)
    _ = bind(animated: animated)
    model.draft = Draft(id: 1, text: "a")
    try stage.settle()
    stage.startOver()
    model.draft = Draft(id: 2, text: "b")
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Draft 2"])
    expect(made.all, equals: ["a", "b"])
    expect(refreshed.all, equals: [])
    expect(causes.all, equals: [.replaced])
    let flag = animated ? "(animated)" : ""
    let moves = stage.story(of: "Draft 1", "Draft 2").filter { $0.hasPrefix("Draft") }
    expect(
      moves.map { $0.replacing("()", with: "") },
      equals: [
        "Draft 1 viewWillDisappear\(flag)", "Draft 1 viewDidDisappear\(flag)",
        "Draft 2 viewWillAppear\(flag)", "Draft 2 viewIsAppearing\(flag)",
        "Draft 2 viewDidAppear\(flag)",
      ])
    try stage.finish()
  }

  @Test(arguments: [0, 100, 400])
  func `after several changes of the item's identity, the last item's controller is on screen`(
    milliseconds: Int
  ) throws {
    let stage = Stage(profile)
    _ = bind()
    for id in 1...5 {
      model.draft = Draft(id: id, text: "\(id)")
      stage.advance(by: .milliseconds(milliseconds))
    }
    try stage.settle()
    expect(stage.visible, equals: ["Profile", "Draft 5"])
    expect(made.all.first, equals: "1")
    expect(made.all.last, equals: "5")
    expect(causes.all.allSatisfy { $0 == .replaced })
    expect(causes.all.count, equals: made.all.count - 1)
    try stage.finish()
  }

  @Test(.rule("P-64"))
  func `beginning a drag sets the item to nil, and canceling the drag restores the item`() throws {
    let stage = Stage(profile), draft = Draft(id: 1, text: "a")
    _ = bind()
    model.draft = draft
    try stage.settle()
    stage.startOver()
    let drag = stage.dragFront()
    expect(model.draft == nil)
    drag.cancel()
    try stage.settle()
    expect(model.draft, equals: draft)
    expect(stage.visible, equals: ["Profile", "Draft 1"])
    expect(causes.all, equals: [.cancelled])
    expect(refreshed.all, equals: [])
    expect(
      stage.story(),
      equals: [
        "user drag(Draft 1) begins", "draft = nil (user)",
        "user drag(Draft 1) is cancelled at 0.300", "draft = \(draft) (cancelled)",
      ])
    try stage.finish()
  }

  @Test(.rule("P-64"), arguments: WriteBack.allCases, [true, false])
  func `after a drag, the sheet shows the item that was set during the drag`(
    writeBack: WriteBack, finishes: Bool
  ) throws {
    let stage = Stage(profile)
    _ = bind(writeBack: writeBack)
    model.draft = Draft(id: 1, text: "a")
    try stage.settle()
    let drag = stage.dragFront()
    model.draft = Draft(id: 2, text: "b")
    stage.runTurn()
    drag.release(velocity: finishes ? 1 : -1)
    try stage.settle()
    expect(model.draft, equals: Draft(id: 2, text: "b"))
    expect(stage.visible, equals: ["Profile", "Draft 2"])
    expect(made.all, equals: ["a", "b"])
    try stage.finish()
  }

  @Test(.rule("P-64"), arguments: WriteBack.allCases)
  func `canceling a drag keeps an item that was set during the drag`(
    writeBack: WriteBack
  ) throws {
    let stage = Stage(profile)
    _ = bind(writeBack: writeBack)
    model.draft = Draft(id: 1, text: "a")
    try stage.settle()
    let drag = stage.dragFront()
    model.draft = Draft(id: 1, text: "b")
    stage.runTurn()
    drag.cancel()
    try stage.settle()
    expect(model.draft, equals: Draft(id: 1, text: "b"))
    expect(refreshed.all, equals: ["Draft 1 b"])
    expect(made.all, equals: ["a"])
    expect(stage.visible, equals: ["Profile", "Draft 1"])
    try stage.finish()
  }

  @Test(arguments: WriteBack.allCases)
  func `an item that is edited in place during its dismissal is not presented again`(
    writeBack: WriteBack
  ) throws {
    let stage = Stage(profile)
    _ = bind(writeBack: writeBack)
    model.draft = Draft(id: 1, text: "a")
    try stage.settle()
    stage.dragFront().release(velocity: 400)
    model.draft?.text = "b"
    stage.runTurn()
    model.draft?.text = "c"
    try stage.settle()
    expect(model.draft == nil)
    expect(made.all, equals: ["a"])
    expect(stage.visible, equals: ["Profile"])
    try stage.finish()
  }

  @Test(.rule("P-61"), arguments: [true, false])
  func `an item that replaces a dragged one is told with the old item`(
    inTurnOfDrag: Bool
  ) throws {
    let stage = Stage(profile), presenter = bind(), replaced = Notes<String>()
    presenter.onReplacement = { old, new in replaced.add("\(old.text) \(new.text)") }
    model.draft = Draft(id: 1, text: "a")
    try stage.settle()
    let drag = inTurnOfDrag ? stage.user.drag("Draft 1") : stage.dragFront()
    model.draft = Draft(id: 2, text: "b")
    stage.runTurn()
    drag.release(velocity: 400)
    try stage.settle()
    expect(replaced.all, equals: ["a b"])
    expect(causes.all, equals: [.user])
    expect(stage.visible, equals: ["Profile", "Draft 2"])
    try stage.finish()
  }

  @Test func `the screen agrees with the model after every sequence of items`() throws {
    let drafts = [nil, Draft(id: 1, text: "a"), Draft(id: 1, text: "b"), Draft(id: 2, text: "c")]
    for pattern in 0..<256 {
      let profile = ViewController("Profile"), stage = Stage(profile), model = ProfileModel()
      var shown: Draft?
      let isAnimated = pattern % 3 > 0
      let change: (ViewController, Draft) -> Void = { shown = $1 }
      profile.present(item: \.draft, of: model, animated: isAnimated, update: change) {
        shown = $0
        return ViewController("Draft-\($0.id)")
      }
      for place in 0..<4 {
        model.draft = drafts[pattern >> (2 * place) & 3]
        stage.advance(by: .milliseconds(pattern % 2 * 170))
      }
      try stage.settle()
      let wanted = model.draft.map { ["Profile", "Draft-\($0.id)"] } ?? ["Profile"]
      expect(stage.layers, equals: wanted, "pattern \(pattern)")
      if model.draft != nil { expect(shown, equals: model.draft, "pattern \(pattern)") }
      expect(model.draft, equals: drafts[pattern >> 6 & 3], "pattern \(pattern)")
      try stage.finish("pattern \(pattern)")
    }
  }
}
