import PresentationTesting
import TestSupport
import Testing
import UIKit

/// The states that an exploration of UIKit code distinguishes.
@MainActor @Suite("States of UIKit code") struct ExplorationStateTests {
  // MARK: Settings

  typealias Setting = (name: String, change: @MainActor (UIViewController) -> Void)

  nonisolated static let settings: [Setting] = [
    ("isEditing", { $0.setEditing(true, animated: false) }),
    ("restorationIdentifier", { $0.restorationIdentifier = "Start" }),
    ("applicationState", { _ in UIApplication.shared.applicationState = .background }),
    ("badge", { _ in UIApplication.shared.applicationIconBadgeNumber = 3 }),
    ("idle timer", { _ in UIApplication.shared.isIdleTimerDisabled = true }),
    ("pasteboard", { _ in UIPasteboard.general.string = "text" }),
    (
      "edit menu",
      { _ in
        let share = UIMenuItem(title: "Share", action: Selector(("share")))
        UIMenuController.shared.menuItems = [share]
      }
    ),
    ("device orientation", { _ in UIDevice.current.orientation = .landscapeLeft }),
    ("window level", { $0.view.window?.windowLevel = .alert }),
    (
      "undo",
      { screen in
        guard screen.undoManager?.canUndo == false else { return }
        screen.undoManager?.registerUndo(withTarget: screen) { $0.title = nil }
      }
    ),
    ("VoiceOver", { _ in UIAccessibility.isVoiceOverRunning = true }),
    (
      "scene",
      { _ in
        UIApplication.shared.connectedScenes.first?.activationState = .background
      }
    ),
  ]

  @Test(arguments: settings.indices)
  func `a setting of a controller, the application or the device is a part of the state`(
    index: Int
  ) throws {
    let setting = Self.settings[index]
    let proof = try explore(budget: 20) { scenario in
      let home = UIViewController()
      home.title = "Home"
      _ = scenario.stage(home)
      scenario.may("change") { setting.change(home) }
    }
    expect(proof.isComplete && proof.states == 2, "\(setting.name): \(proof)")
  }

  @Test func `reading the shared objects without changing them leaves the state equal`() throws {
    let proof = try explore(budget: 20) { scenario in
      _ = scenario.stage(UIViewController())
      scenario.may("read") {
        _ = (UIDevice.current.orientation, UIPasteboard.general.string)
        _ = (UIApplication.shared.applicationState, UIMenuController.shared.isMenuVisible)
      }
    }
    expect(proof.isComplete && proof.states == 1, "\(proof)")
  }

  // MARK: Layout

  /// A screen with a box of a constant width beside a stack of two labels.
  private final class LayoutScreen: UIViewController {
    let box = UIView()
    let label = UILabel()
    private(set) lazy var width = box.widthAnchor.constraint(equalToConstant: 100)

    override func viewDidLoad() {
      super.viewDidLoad()
      let stack = UIStackView(arrangedSubviews: [label, UILabel()])
      for view in [box, stack] {
        view.translatesAutoresizingMaskIntoConstraints = false
        self.view.addSubview(view)
      }
      NSLayoutConstraint.activate([
        width,
        box.heightAnchor.constraint(equalToConstant: 10),
        stack.topAnchor.constraint(equalTo: box.bottomAnchor),
      ])
    }
  }

  @Test(.ownProcess)
  func `screens with constraints can be explored completely`() throws {
    let proof = try explore(budget: 200) { scenario in
      let home = LayoutScreen()
      _ = scenario.stage(home)
      scenario.may("open", when: { home.presentedViewController == nil }) {
        home.present(LayoutScreen(), animated: false)
      }
      scenario.may(
        "close",
        when: {
          guard let sheet = home.presentedViewController else { return false }
          return !sheet.isBeingPresented && !sheet.isBeingDismissed
        }
      ) { home.dismiss(animated: false) }
    }
    expect(proof.isComplete, "\(proof)")
  }

  @Test func `constraints that are switched off and on again lead to equal states`() throws {
    let proof = try explore(budget: 50) { scenario in
      let home = LayoutScreen()
      _ = scenario.stage(home)
      scenario.may("switch") { home.width.isActive.toggle() }
    }
    expect(proof.isComplete && proof.states <= 20, "\(proof)")
  }

  @Test(.ownProcess)
  func `changed constants and hidden arranged subviews lead to equal states`() throws {
    let proof = try explore(budget: 200) { scenario in
      let home = LayoutScreen()
      _ = scenario.stage(home)
      scenario.may("widen") { home.width.constant = 300 - home.width.constant }
      scenario.may("hide") { home.label.isHidden.toggle() }
    }
    expect(proof.isComplete, "\(proof)")
  }

  @Test func `the order of activation is a part of the state`() throws {
    let proof = try explore(budget: 50) { scenario in
      let root = UIView(), views = [UIView(), UIView()]
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor).isActive = true
      scenario.state { root }
      _ = scenario.stage(UIViewController())
      for (index, view) in views.enumerated() {
        let width = view.widthAnchor.constraint(equalToConstant: CGFloat(10 * index + 10))
        scenario.may("activate \(index)", times: 1) { width.isActive = true }
      }
    }
    expect(proof.isComplete && proof.states == 5, "\(proof)")
  }

  @Test func `pages that are exchanged lead to equal states`() throws {
    let proof = try explore(budget: 50) { scenario in
      let pages = [UIViewController(), UIViewController()]
      let container = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      scenario.state { pages }
      let clock = scenario.stage(container).world.clock
      for (index, page) in pages.enumerated() {
        scenario.may("show \(index)", when: { clock.isIdle }) {
          container.setViewControllers([page], direction: .forward, animated: false)
        }
      }
    }
    expect(proof.isComplete, "\(proof)")
  }

  /// Frames are a nanosecond longer or shorter than others, in a pattern of three frames.
  @Test(.ownProcess, arguments: [false, true])
  func `frames of different lengths do not make states look alike`(isDragged: Bool) throws {
    let proof = try explore(budget: 3_000) { scenario in
      let pages = [UIViewController(), UIViewController()]
      let container = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      container.setViewControllers([pages[0]], direction: .forward, animated: false)
      scenario.state { pages }
      _ = scenario.stage(container)
      if isDragged { scenario.userMay(.drag, on: ["Sheet"]) }
      scenario.may("turn", times: isDragged ? 1 : 2) {
        let next = container.viewControllers == [pages[0]] ? pages[1] : pages[0]
        container.setViewControllers([next], direction: .forward, animated: true)
      }
      scenario.may("present", times: 1) {
        container.present(UIViewController(nibName: "Sheet", bundle: nil), animated: true)
      }
    }
    expect(proof.isComplete, "\(proof)")
  }

  // MARK: Deferred work

  final class Model: @unchecked Sendable {
    var chosen = ""
    var isBusy = false
    var view: UIView?

    func save(_ choice: String) { (chosen, isBusy) = (choice, false) }
  }

  typealias Deferral = (
    name: String, first: @MainActor (Model) -> Void, second: @MainActor (Model) -> Void
  )

  nonisolated static let deferrals: [Deferral] = [
    (
      "DispatchQueue.async", { model in DispatchQueue.main.async { model.save("A") } },
      { model in DispatchQueue.main.async { model.save("B") } }
    ),
    (
      "DispatchQueue.asyncAfter",
      { model in DispatchQueue.main.asyncAfter(deadline: .now() + 1) { model.save("A") } },
      { model in DispatchQueue.main.asyncAfter(deadline: .now() + 1) { model.save("B") } }
    ),
    (
      "DispatchQueue.async(qos:)",
      { model in DispatchQueue.main.async(qos: .utility) { model.save("A") } },
      { model in DispatchQueue.main.async(qos: .utility) { model.save("B") } }
    ),
    (
      "DispatchWorkItem",
      { model in DispatchQueue.main.async(execute: DispatchWorkItem { model.save("A") }) },
      { model in DispatchQueue.main.async(execute: DispatchWorkItem { model.save("B") }) }
    ),
    (
      "DispatchGroup.notify",
      { model in DispatchGroup().notify(queue: .main) { model.save("A") } },
      { model in DispatchGroup().notify(queue: .main) { model.save("B") } }
    ),
    (
      "Timer.scheduledTimer",
      { model in Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in model.save("A") }
      },
      { model in Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in model.save("B") }
      }
    ),
    (
      "UIView.animate",
      { model in
        model.view?.alpha = 1
        UIView.animate(withDuration: 1, animations: { model.view?.alpha = 0 }) { _ in
          model.save("A")
        }
      },
      { model in
        model.view?.alpha = 1
        UIView.animate(withDuration: 1, animations: { model.view?.alpha = 0 }) { _ in
          model.save("B")
        }
      }
    ),
  ]

  @Test(arguments: deferrals.indices)
  func `work that is scheduled at different lines leads to different states`(index: Int) throws {
    let deferral = Self.deferrals[index]
    func build(_ scenario: Scenario) {
      let home = UIViewController(), model = Model()
      home.title = "Home"
      _ = scenario.stage(home)
      model.view = home.view
      for (name, begin) in [("save A", deferral.first), ("save B", deferral.second)] {
        scenario.may(name, when: { !model.isBusy }) {
          model.isBusy = true
          begin(model)
        }
      }
      scenario.state { model.isBusy }
      scenario.state { model.chosen }
      scenario.atRest("B is never saved") { model.chosen != "B" }
    }
    let failure = try #require(throws: ExplorationFailure.self, "\(deferral.name)") {
      try explore(budget: 100, build)
    }
    expect(failure.property, equals: "B is never saved", "\(deferral.name)")
  }

  @Test func `the result names the lines that schedule work or pass handlers`() throws {
    let line = #line
    let proof = try explore { scenario in
      let home = UIViewController(), model = Model()
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      _ = scenario.stage(home)
      scenario.state { model.isBusy }
      scenario.state { alert }
      scenario.may("begin", times: 1) {
        DispatchQueue.main.async { model.isBusy = true }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { model.isBusy = false }
        OperationQueue.main.addOperation {}
        RunLoop.main.perform {}
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
      }
    }
    let file = "ExplorationStateTests.swift"
    expect(
      proof.closures,
      equals: [
        "DispatchQueue.asyncAfter:\(line + 9)", "\(file):\(line + 8)", "\(file):\(line + 12)",
        "\(file):\(line + 13)", "OperationQueue.addOperation", "RunLoop.perform",
      ])
  }

  /// A search field that waits for the next letter before it searches.
  private final class DelayedSearch {
    var text = ""
    var results = ""
    private var wait: DispatchWorkItem?

    @MainActor func type(_ text: String) {
      self.text = text
      wait?.cancel()
      let item = DispatchWorkItem { [weak self] in self?.results = self?.text ?? "" }
      wait = item
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
    }
  }

  @Test func `an exploration of work that is canceled and scheduled again is complete`() throws {
    let proof = try explore(budget: 200) { scenario in
      let search = DelayedSearch()
      _ = scenario.stage(UIViewController(nibName: "Home", bundle: nil))
      scenario.state { [search.text, search.results] }
      for text in ["a", "b"] { scenario.may(text) { search.type(text) } }
      scenario.atRest("the results match") { .expect(search.results, search.text) }
    }
    expect(proof.outcome, equals: .complete, "\(proof)")
  }
}
