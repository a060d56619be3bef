import Presentation
import PresentationTesting
import TestSupport
import Testing

/// A stage that is closed inside a callback leaves no object alive.
@Suite("A stage that is closed in a callback") @MainActor
struct ClosingTests {
  /// A controller that closes its stage in one of its callbacks.
  private final class Closing: ViewController {
    var stage: Stage?
    var callback = Moment.viewWillAppear

    private func reach(_ moment: Moment) {
      guard moment == callback, let stage else { return }
      self.stage = nil
      try? stage.close()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      reach(.viewDidLoad)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      reach(.viewWillAppear)
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      reach(.viewIsAppearing)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      reach(.viewDidAppear)
    }

    override func willMove(toParent parent: ViewController?) {
      super.willMove(toParent: parent)
      reach(.willMove)
    }

    override func didMove(toParent parent: ViewController?) {
      super.didMove(toParent: parent)
      reach(.didMove)
    }
  }

  nonisolated enum Moment: CaseIterable, Sendable {
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, willMove, didMove
  }

  /// The way in which a controller becomes the top controller of a new stack.
  nonisolated enum Way: CaseIterable, Sendable {
    case root, presented, pushed, pushedInSheet, set, inTab, child

    @MainActor func show(_ top: ViewController, on stage: Stage, animated: Bool) {
      let home = stage.window.rootViewController
      let nav = NavigationController("Nav")
      switch self {
      case .root:
        nav.setViewControllers([top], animated: false)
        stage.window.rootViewController = nav
      case .presented:
        nav.setViewControllers([top], animated: false)
        home?.present(nav, animated: animated)
      case .pushed:
        stage.window.rootViewController = nav
        stage.runTurn()
        nav.pushViewController(top, animated: animated)
      case .pushedInSheet:
        home?.present(nav, animated: false)
        stage.advance(by: .seconds(1))
        nav.pushViewController(top, animated: animated)
      case .set:
        stage.window.rootViewController = nav
        stage.runTurn()
        nav.setViewControllers([top], animated: animated)
      case .inTab:
        nav.setViewControllers([top], animated: false)
        let tabs = TabBarController("Tabs")
        tabs.setViewControllers([ViewController("First"), nav], animated: false)
        stage.window.rootViewController = tabs
        stage.runTurn()
        tabs.selectedIndex = 1
      case .child:
        nav.setViewControllers([top], animated: false)
        home?.addChild(nav)
        home?.view.addSubview(nav.view)
        nav.didMove(toParent: home)
      }
    }
  }

  /// Weak references to the objects that a run has created.
  private struct Remains {
    weak var stage: Stage?
    weak var world: World?
    weak var home: ViewController?
    weak var top: ViewController?
    weak var view: View?

    var names: [String] {
      [
        stage.map { _ in "stage" }, world.map { _ in "world" }, home.map { _ in "home" },
        top.map { _ in "top" }, view.map { _ in "view" },
      ].compactMap(\.self)
    }
  }

  private func run(_ way: Way, _ moment: Moment, animated: Bool) -> Remains {
    let home = ViewController("Home"), stage = Stage(home), top = Closing("Top")
    (top.stage, top.callback) = (stage, moment)
    way.show(top, on: stage, animated: animated)
    stage.advance(by: .seconds(1))
    expect(stage.world.isEnded)
    return Remains(
      stage: stage, world: stage.world, home: home, top: top, view: top.viewIfLoaded)
  }

  @Test(arguments: Way.allCases, Moment.allCases)
  func `a stage that is closed in a callback is released with all its objects`(
    way: Way, moment: Moment
  ) {
    for animated in [false, true] {
      let remains = run(way, moment, animated: animated)
      expect(remains.names.isEmpty, "animated: \(animated)")
    }
  }
}
