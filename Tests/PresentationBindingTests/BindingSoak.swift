import Presentation
import PresentationBinding
import PresentationTesting

/// A short random run with bound presenters; a test can repeat the run without some of its moves.
@MainActor struct BindingSoak {
  enum Move: CaseIterable {
    case toggleEditing
    case toggleSharing
    case draft
    case rename
    case update
    case turn
    case advance
    case dragBegin
    case dragUpdate
    case dragFinish
    case dragCancel
    case tapOutside
    case closeButton
    case screenDismiss
    case homeDismiss
    case showProfile
    case plant
    case cover
    case uncover

    /// All moves except those that make presenters compare again: `update` and `rename`.
    static let quiet = allCases.filter { $0 != .update && $0 != .rename }
  }

  struct Step: CustomStringConvertible {
    let move: Move
    let number: Int

    var description: String { "\(move) \(number)" }
  }

  /// The screens and presenters of a run.
  enum Cast: CaseIterable {
    /// Home presents Profile by hand, and Profile has one presenter for a Bool and one for an item.
    case siblings
    /// Home presents Profile while `isSharing` is true, and Profile presents Editor while
    /// `isEditing` is true.
    case nested
    /// Home is the root and has two presenters for two Bools, which present without animation.
    case plain
    /// The screens of `siblings`, but `update` presents and dismisses without regard to running
    /// transitions.
    case naive

    static let bound: [Self] = [.siblings, .nested, .plain]
  }

  let cast: Cast
  private let style: Int
  private let model = ProfileModel()
  private let home: ViewController
  private let stage: Stage
  private let screens = Notes<ViewController>()
  private let updates = Notes<() -> Void>()
  private let drags = Notes<Drag>()
  private let writeBack: WriteBack
  /// Whether a dismissal by hand is still running.
  private let hand = Switch()

  /// - Parameter style: The style of the contents: 0 for sheets, 1 for full screens, 2 for custom
  ///   presentations that forward dismissals.
  init(_ cast: Cast, writeBack: WriteBack, style: Int = 0) {
    (self.cast, self.writeBack, self.style) = (cast, writeBack, style)
    home = ViewController("Home")
    stage = Stage(home)
    switch cast {
    case .siblings, .naive:
      showProfile()
    case .nested:
      let presenter = home.present(while: \.isSharing, of: model, writeBack: writeBack) {
        [self] in makeProfile()
      }
      updates.add { [weak presenter] in presenter?.update() }
    case .plain:
      bindEditor(on: home, animated: false)
      let presenter = home.present(
        while: \.isSharing, of: model, animated: false, writeBack: writeBack
      ) { [self] in content("Share") }
      updates.add { [weak presenter] in presenter?.update() }
      screens.add(home)
    }
  }

  /// Returns random steps for a seed: 24 steps of all moves, or 4 to 11 steps of `Move.quiet`.
  static func steps(seed: UInt64) -> [Step] {
    var numbers = SeededNumbers(seed: seed)
    let isQuiet = numbers.chance(1, of: 2)
    return (0..<(isQuiet ? 4 + numbers.below(8) : 24)).map { _ in
      Step(move: numbers.pick(isQuiet ? Move.quiet : Move.allCases), number: numbers.below(6))
    }
  }

  /// Makes the steps, settles the stage, and returns a description of the first problem, or nil.
  func problem(after steps: [Step]) -> String? {
    for step in steps { play(step) }
    drags.all.forEach { $0.cancel() }
    do { try stage.settle() } catch { return "\(error)" }
    if !stage.issues.isEmpty { return "issues: \(stage.issues)" }
    if !stage.world.runningTransitions.isEmpty { return "still running" }
    if !isAccepted {
      return "screen \(chain), model accepts \(accepted)\n\(stage.trace)"
    }
    do { try stage.close() } catch { return "\(error)" }
    return nil
  }

  /// Home and the chain of controllers presented above Home, from back to front.
  private var layers: [ViewController] {
    var layers = [home]
    while let next = layers.last?.presentedViewController { layers.append(next) }
    return layers
  }

  /// The names of `layers`, without the numbers that distinguish equal names.
  private var chain: [String] { layers.map { String($0.name.prefix { $0 != " " }) } }

  /// Whether the controllers on screen agree with the model.
  ///
  /// A controller that is presented by hand over bound content is ignored. While a screen presents
  /// a controller by hand, the bound content of this screen has to wait.
  private var isAccepted: Bool {
    let bound = chain.prefix { $0 != "Cover" }
    if accepted.contains(Array(bound)) { return true }
    let isKeptAway = bound.count < chain.count && ["Home", "Profile"].contains(bound.last)
    return isKeptAway && accepted.contains { $0.starts(with: bound) }
  }

  /// The names of the controllers that may be on screen at rest, from back to front.
  ///
  /// If two presenters of one screen have content, either content is accepted.
  private var accepted: [[String]] {
    var tops: [[String]] = []
    switch cast {
    case .nested:
      if model.isSharing { return [["Home", "Profile"] + (model.isEditing ? ["Editor"] : [])] }
      return [["Home"]]
    case .siblings, .naive:
      if home.presentedViewController == nil { return [["Home"]] }
      if model.isEditing { tops.append(["Home", "Profile", "Editor"]) }
      if let draft = model.draft { tops.append(["Home", "Profile", "Draft-\(draft.id)"]) }
      return tops.isEmpty ? [["Home", "Profile"]] : tops
    case .plain:
      if model.isEditing { tops.append(["Home", "Editor"]) }
      if model.isSharing { tops.append(["Home", "Share"]) }
      return tops.isEmpty ? [["Home"]] : tops
    }
  }

  private func bindEditor(on screen: ViewController, animated: Bool = true) {
    let presenter = screen.present(
      while: \.isEditing, of: model, animated: animated, writeBack: writeBack
    ) { [self] in content("Editor") }
    updates.add { [weak presenter] in presenter?.update() }
  }

  private func bindDraft(on screen: ViewController) {
    let presenter = screen.present(item: \.draft, of: model, writeBack: writeBack) { [self] in
      content("Draft-\($0.id)")
    }
    updates.add { [weak presenter] in presenter?.update() }
  }

  private func makeProfile() -> ViewController {
    let profile = Eventful("Profile"), cast = cast
    screens.add(profile)
    profile.once(at: .viewDidLoad) { [self, unowned profile] in
      if cast == .naive { return updates.add { [self, weak profile] in naively(profile) } }
      bindEditor(on: profile)
      if cast == .siblings { bindDraft(on: profile) }
    }
    return profile
  }

  private func content(_ name: String) -> ViewController {
    let content = Eventful(name)
    if style == 1 { content.modalPresentationStyle = .fullScreen }
    if style == 2 { content.customTransition = CustomTransition(presentation: Forwarding.init) }
    return content
  }

  private func naively(_ profile: ViewController?) {
    if model.isEditing {
      if profile?.presentedViewController == nil {
        profile?.present(content("Editor"), animated: true)
      }
    } else if profile?.presentedViewController != nil {
      profile?.dismiss(animated: true)
    }
  }

  /// Presents a new Profile by hand, if Home presents nothing and no transition runs.
  private func showProfile() {
    guard cast == .siblings || cast == .naive, !hand.isOn, home.presentedViewController == nil,
      home.transitionCoordinator == nil
    else { return }
    home.present(makeProfile(), animated: true)
  }

  private func play(_ step: Step) {
    switch step.move {
    case .toggleEditing: model.isEditing.toggle()
    case .toggleSharing: model.isSharing.toggle()
    case .draft:
      model.draft = step.number == 0 ? nil : Draft(id: step.number / 2, text: "\(step.number)")
    case .rename: model.name += "!"
    case .update: updates.all.forEach { $0() }
    case .turn: stage.runTurn()
    case .advance: stage.advance(by: .milliseconds(step.number * 120))
    case .dragBegin: drags.add(stage.user.drag(stage.visible.last ?? ""))
    case .dragUpdate: drags.all.last?.update(Double(step.number) / 5)
    case .dragFinish: drags.all.last?.release(velocity: 300)
    case .dragCancel: drags.all.last?.cancel()
    case .tapOutside: stage.user.tapOutside(stage.visible.last ?? "")
    case .closeButton:
      dismiss(screens.all.last?.presentedViewController, animated: step.number > 1)
    case .screenDismiss:
      if let screen = screens.all.last, screen.presentedViewController != nil {
        dismiss(screen, animated: step.number > 1)
      }
    case .homeDismiss: dismiss(home, animated: step.number > 1)
    case .showProfile: showProfile()
    case .plant:
      let content = screens.all.last?.presentedViewController as? Eventful
      let model = model
      content?.once(at: Eventful.Moment.allCases[step.number]) { model.isEditing.toggle() }
    case .cover:
      guard !hand.isOn, stage.world.runningTransitions.isEmpty else { return }
      let cover = ViewController("Cover")
      if step.number < 3 { cover.modalPresentationStyle = .fullScreen }
      layers.last?.present(cover, animated: step.number % 2 == 0)
    case .uncover:
      if let top = layers.last, top.name.hasPrefix("Cover") { dismiss(top, animated: true) }
    }
  }

  /// Dismisses a controller by hand, one controller at a time.
  ///
  /// Two dismissals that wait for the same transition would be misuse (P-59).
  private func dismiss(_ controller: ViewController?, animated: Bool) {
    guard let controller, !hand.isOn else { return }
    hand.isOn = true
    controller.dismiss(animated: animated) { [hand] in hand.isOn = false }
  }
}
