import Observation
import Presentation
import PresentationBinding
import PresentationTesting

/// The values to which the screens of a random flow are bound.
@MainActor @Observable final class FlowModel {
  struct Settings {
    var isOpen = false
    var changes = 0
  }

  enum Tab: CaseIterable {
    case first
    case second
    case third
  }

  var isEditing = false
  var isSharing = false
  var settings = Settings()
  var draft: Draft?
  var question: Question<Bool>?
  var path: [String] = []
  var tab = Tab.first
}

/// A tree of screens with random bindings; the same seed makes the same tree.
///
/// The root is a screen, a stack or a tab bar controller. Each value of the model is bound at most
/// once, and a presented screen may have bindings of its own.
@MainActor final class RandomFlow {
  private enum Value: CaseIterable {
    case editing
    case sharing
    case settings
    case draft
    case question
  }

  private let model = FlowModel()
  private var numbers: SeededNumbers
  private var unused = Value.allCases
  private var moves: [(name: String, change: () -> Void)] = []

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
  }

  /// Shows the tree on the stage of a scenario, and declares moves that change all bound values.
  func declare(in scenario: Scenario) {
    let top = ViewController("Top")
    let root = makeRoot(around: top)
    let stage = scenario.stage(root)
    bindTabAndPath(of: root)
    for depth in 0...1 { bindings(depth)(numbers.pick([root, top])) }
    for (name, change) in moves { scenario.may(name, change) }
    let first = numbers.pick(moves), second = numbers.pick(moves)
    scenario.may("\(first.name), \(second.name) without animation") {
      withNavigation(animated: false) {
        first.change()
        second.change()
      }
    }
    scenario.userMay(.drag, .tapOutside, .swipeBack)
    scenario.may("hide or show the window") { stage.window.isHidden.toggle() }
    scenario.beforeRest { stage.window.isHidden = false }
  }

  private func makeRoot(around top: ViewController) -> ViewController {
    let kind = numbers.below(3)
    if kind == 0 { return top }
    let stack = NavigationController(rootViewController: top)
    if kind == 1 { return stack }
    let tabs = TabBarController("Tabs")
    tabs.viewControllers = [stack, ViewController("Second"), ViewController("Third")]
    return tabs
  }

  private func bindTabAndPath(of root: ViewController) {
    let model = model
    if let tabs = root as? TabBarController {
      tabs.select(\.tab, of: model, animated: numbers.chance(1, of: 2))
      moves.append(("third tab", { model.tab = .third }))
      moves.append(("other tab", { model.tab = model.tab == .first ? .second : .first }))
    }
    guard let stack = root as? NavigationController ?? root.children.first as? NavigationController
    else { return }
    stack.push(path: \.path, of: model) { ViewController($0) }
    moves.append(("longer path", { model.path.append("Page \(model.path.count + 1)") }))
    moves.append(("other path", { model.path = model.path == ["Page 2"] ? [] : ["Page 2"] }))
  }

  // MARK: Presented screens

  /// Returns a closure that binds one or two unused values to a screen.
  ///
  /// All random decisions are made before, so that each call makes the same bindings.
  private func bindings(_ depth: Int) -> (ViewController) -> Void {
    var all: [(ViewController) -> Void] = []
    for _ in 0...numbers.below(2) where !unused.isEmpty {
      all.append(binding(of: unused.remove(at: numbers.below(unused.count)), depth))
    }
    return { screen in for bind in all { bind(screen) } }
  }

  private func binding(of value: Value, _ depth: Int) -> (ViewController) -> Void {
    let model = model, animated = numbers.chance(2, of: 3)
    let whenParentGoes = numbers.pick([nil, .clear, .keep] as [ParentRemoval?])
    let writeBack = numbers.pick(WriteBack.allCases)
    moves.append(("\(value)", change(of: value)))
    if value == .draft { moves.append(("no draft", { model.draft = nil })) }
    func present(
      _ flag: ReferenceWritableKeyPath<FlowModel, Bool>
    ) -> (ViewController) -> Void {
      let content = content("\(value)", depth)
      return {
        $0.present(
          while: flag, of: model, animated: animated, writeBack: writeBack,
          whenParentGoes: whenParentGoes, content: content)
      }
    }
    switch value {
    case .editing: return present(\.isEditing)
    case .sharing: return present(\.isSharing)
    case .settings: return present(\.settings.isOpen)
    case .draft:
      let content = content("\(value)", depth)
      return {
        $0.present(
          item: \.draft, of: model, animated: animated, writeBack: writeBack,
          whenParentGoes: whenParentGoes
        ) { _ in content() }
      }
    case .question:
      return {
        $0.present(
          alert: \.question, of: model, animated: animated, whenParentGoes: whenParentGoes
        ) { if $0 { model.isEditing = false } }
      }
    }
  }

  /// Returns a closure that makes a screen with a random style and random bindings.
  private func content(_ name: String, _ depth: Int) -> () -> ViewController {
    let styles: [ModalPresentationStyle] = [
      .pageSheet, .formSheet, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
    ]
    let style = numbers.pick(styles), isModal = numbers.chance(1, of: 6)
    let bind = depth < 3 && numbers.chance(2, of: 3) ? bindings(depth + 1) : { _ in }
    return {
      let screen = ViewController(name)
      screen.modalPresentationStyle = style
      screen.isModalInPresentation = isModal
      bind(screen)
      return screen
    }
  }

  private func change(of value: Value) -> () -> Void {
    let model = model
    return switch value {
    case .editing: { model.isEditing.toggle() }
    case .sharing: { model.isSharing.toggle() }
    case .settings:
      {
        // Every other change leaves the bound part as it is.
        model.settings.changes = (model.settings.changes + 1) % 2
        if model.settings.changes == 0 { model.settings.isOpen.toggle() }
      }
    case .draft: { model.draft = model.draft == nil ? Draft(id: 1) : Draft(id: 2) }
    case .question:
      {
        model.question =
          model.question == nil
          ? Question("Stop?", choices: [.init("Yes", true), .init("No", false, role: .cancel)])
          : nil
      }
    }
  }
}
