import Presentation
import PresentationTesting

/// A demo app in which a simulated user runs one session after another.
///
/// Many requests are made while a transition runs, and the user may log out at any time.
@MainActor final class SessionWalk {
  /// An act of the user or the program during a session.
  private enum Act: CaseIterable {
    case link
    case select
    case tapTab
    case push
    case search
    case goBack
    case edit
    case type
    case close
    case answer
    case expire
    case logIn
  }

  /// The number of entries that a table may have before entries of released objects are removed.
  private static let sweptSize = 64
  private static let places = ["Rome", "Forum", "Arch"]

  private let app = DemoApp()
  private let stage: Stage
  private let mistake: SessionSoak.Mistake?
  /// The names of the controllers that exist while no user is logged in.
  private let staff: [String]
  private var sizesAfterFirst: [TableSize]?
  private var keptScreens: [ViewController] = []

  init(mistake: SessionSoak.Mistake?) {
    self.mistake = mistake
    stage = Stage(app.tabs)
    stage.world.recorder.isOn = false
    app.followTabs()
    app.followEditor()
    app.followSession(in: stage.window)
    staff = Self.names(in: stage.world) + ["Login"]
    app.logOut()
    try? stage.settle()
  }

  func end() { stage.world.end() }

  /// Runs a session, and describes a controller or work that remains after it; nil if none remains.
  func problem(ofSession seed: UInt64) -> String? {
    var numbers = SeededNumbers(seed: seed)
    app.isExpired = false
    wait(&numbers)
    for _ in 0..<(3 + numbers.below(10)) {
      perform(numbers.pick(Act.allCases), &numbers)
      wait(&numbers)
    }
    if let mistake { make(mistake) }
    app.logOut()
    do { try stage.settle() } catch { return "\(error)" }
    return residue
  }

  /// Advances the clock by less than a second, with a probability of two thirds; otherwise does
  /// nothing.
  private func wait(_ numbers: inout SeededNumbers) {
    if numbers.chance(2, of: 3) { stage.advance(by: .milliseconds(numbers.below(1_000))) }
  }

  private func perform(_ act: Act, _ numbers: inout SeededNumbers) {
    switch act {
    case .link: app.open(numbers.pick(Self.places))
    case .select: app.tab = numbers.pick(DemoApp.Tab.allCases)
    case .tapTab: stage.user.tapTab(at: numbers.below(DemoApp.Tab.allCases.count))
    case .push: app.notes = Array((app.notes + [numbers.pick(Self.places)]).suffix(4))
    case .search: app.searches = Array((app.searches + [numbers.pick(Self.places)]).suffix(4))
    case .goBack: stage.user.tapBack()
    case .edit: app.isEditing = true
    case .type: app.hasChanges = app.isEditing
    case .close: if app.isEditing { app.close() }
    case .answer: answer(numbers.pick(["Discard", "Keep editing"]))
    case .expire: app.isExpired = true
    case .logIn: app.isExpired = false
    }
  }

  /// Taps a button of the alert about unsaved changes, if the alert is in front.
  private func answer(_ title: String) {
    let name = "Unsaved changes"
    if stage.layers.last?.name == name { stage.user.tap(title, in: name) }
  }

  private func make(_ mistake: SessionSoak.Mistake) {
    switch mistake {
    case .keepsScreens: keptScreens += stage.world.controllers
    case .leavesWork: stage.world.clock.schedule("left", after: .seconds(100_000)) {}
    case .leavesFollower: stage.world.followCommits { true }
    }
  }

  // MARK: After a session

  private var residue: String? {
    let world = stage.world
    if !stage.issues.isEmpty { return "issues: \(stage.issues)" }
    guard stage.layers.map(\.name) == ["Tabs", "Login"] else {
      return "in front: \(stage.layers.map(\.name))"
    }
    let names = Self.names(in: world)
    if names.sorted() != staff.sorted() { return "still alive: \(names)" }
    if !world.clock.pending.isEmpty { return "still pending: \(world.clock.pending)" }
    let sizes = TableSize.all(in: world)
    guard let first = sizesAfterFirst else {
      sizesAfterFirst = sizes
      return nil
    }
    for (size, first) in zip(sizes, first) {
      let limit = size.isSwept ? max(Self.sweptSize, first.count) : first.count
      if size.count > limit { return "\(size.count) \(size.name), at most \(limit) expected" }
    }
    return nil
  }

  private static func names(in world: World) -> [String] { world.controllers.map(\.name) }
}
