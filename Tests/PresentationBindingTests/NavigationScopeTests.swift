import Observation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// `withNavigation(animated:)` decides whether the transitions that follow from a change are
/// animated.
@Suite("Animation per change", .olderSystemsToo)
@MainActor struct NavigationScopeTests {
  private let model = ProfileModel()
  private let home = ViewController("Home")

  private func requests(_ stage: Stage) -> [String] {
    stage.trace.lines.map(\.event).filter {
      ["present(", "dismiss(", "setViewControllers("].contains(where: $0.hasPrefix)
    }
  }

  @Test(.rule("P-20"), arguments: [true, false])
  func `withNavigation applies only to the change inside its closure`(
    animated: Bool
  ) throws {
    let stage = Stage(home)
    home.showEditor(for: model) { ViewController("Editor") }
    withNavigation(animated: animated) { model.isEditing = true }
    try stage.settle()
    model.isEditing = false
    try stage.settle()
    expect(
      requests(stage),
      equals: [
        animated ? "present(Editor, animated)" : "present(Editor)", "dismiss(animated)",
      ])
    try stage.finish()
  }

  @Test(.rule("P-57"))
  func `a change that waits for a transition keeps withNavigation's animated argument`() throws {
    let stage = Stage(home)
    home.showEditor(for: model) { ViewController("Editor") }
    model.isEditing = true
    stage.advance(by: .milliseconds(100))
    withNavigation(animated: false) { model.isEditing = false }
    try stage.settle()
    expect(requests(stage), equals: ["present(Editor, animated)", "dismiss()"])
    try stage.finish()
  }

  @Test(.rule("P-20"))
  func `replacing an item without animation animates neither the dismissal nor the presentation`()
    throws
  {
    let stage = Stage(home)
    home.present(item: \.draft, of: model) { ViewController("Draft \($0.id)") }
    model.draft = Draft(id: 1)
    try stage.settle()
    stage.startOver()
    withNavigation(animated: false) { model.draft = Draft(id: 2) }
    try stage.settle()
    expect(requests(stage), equals: ["dismiss()", "present(Draft 2)"])
    try stage.finish()
  }

  @Test(.rule("P-20"))
  func `the first of several changes in one run-loop turn decides whether to animate`() throws {
    let stage = Stage(home)
    home.present(item: \.draft, of: model) { ViewController("Draft \($0.id)") }
    withNavigation(animated: false) { model.draft = Draft(id: 1) }
    model.draft = Draft(id: 2)
    try stage.settle()
    expect(requests(stage), equals: ["present(Draft 2)"])
    try stage.finish()
  }

  @Test(.rule("P-20", "N-28"))
  func `withNavigation can restore a path and a sheet without animation`() throws {
    let library = Library(), model = model
    let stack = NavigationController(rootViewController: ViewController("Albums"))
    let stage = Stage(stack)
    stack.push(path: \.path, of: library) { value in
      let album = Eventful(value)
      album.once(at: .viewDidLoad) { [unowned album] in
        album.showEditor(for: model) { ViewController("Editor") }
      }
      return album
    }
    withNavigation(animated: false) {
      library.path = ["Rome"]
      model.isEditing = true
    }
    stage.runTurn()
    stage.runTurn()
    stage.runTurn()
    expect(stage.visible.suffix(2), equals: ["Rome", "Editor"])
    expect(!stage.trace.lines.contains { $0.event.contains("animated") })
    try stage.finish()
  }

  @Test(.rule("P-20"))
  func `withNavigation applies to presenters that its closure creates`() throws {
    withNavigation(animated: false) {
      home.showEditor(for: model) { ViewController("Editor") }
      model.isEditing = true
    }
    let stage = Stage(home)
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Editor"])
    expect(stage.story(of: "Editor"), equals: ["Editor viewDidAppear"])
    try stage.finish()
  }

  @Test(.rule("N-102"))
  func `selecting a tab without animation does not ask the delegate for an animator`() throws {
    let tabs = TabBarController("Tabs"), swipe = Swipe()
    let delegate = Fading(swipe)
    tabs.delegate = delegate
    let model = SelectionTests.Model()
    tabs.select(\.tab, of: model, among: \.tabs) { ViewController($0.rawValue) }
    let stage = Stage(tabs)
    withNavigation(animated: false) { model.tab = .search }
    try stage.settle()
    expect(delegate.count, equals: 0)
    model.tab = .profile
    try stage.settle()
    expect(delegate.count, equals: 1)
    try stage.finish()
  }

  @Test
  func `calling update inside withNavigation uses withNavigation's animated argument`() throws {
    let tabs = TabBarController("Tabs"), swipe = Swipe(), delegate = Fading(swipe)
    let stack = NavigationController(rootViewController: home)
    tabs.viewControllers = [stack, ViewController("Search"), ViewController("Profile")]
    tabs.delegate = delegate
    let library = Library(), selection = SelectionTests.Model(), stage = Stage(tabs)
    let path = stack.push(path: \.path, of: library) { ViewController($0) }
    let tab = tabs.select(\.tab, of: selection)
    let editor = tabs.present(while: \.isEditing, of: model) { ViewController("Editor") }
    func updateWithoutAnimation(_ presenter: any AttachedPresenter) throws {
      withNavigation(animated: false) { presenter.update() }
      try stage.settle()
    }
    library.path = ["Rome"]
    try updateWithoutAnimation(path)
    selection.tab = .search
    try updateWithoutAnimation(tab)
    model.isEditing = true
    try updateWithoutAnimation(editor)
    expect(stack.viewControllers.map(\.name), equals: ["Home", "Rome"])
    expect(stage.visible, equals: ["Tabs", "Search", "Editor"])
    expect(!stage.trace.lines.contains { $0.event.contains("animated") })
    expect(delegate.count, equals: 0)
    try stage.finish()
  }
}

/// A tab delegate that animates selections, and counts the calls that ask for an animator.
@MainActor private final class Fading: TabBarControllerDelegate {
  private let animator: any ViewControllerAnimatedTransitioning
  private(set) var count = 0

  init(_ animator: any ViewControllerAnimatedTransitioning) {
    self.animator = animator
  }

  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    count += 1
    return animator
  }
}
