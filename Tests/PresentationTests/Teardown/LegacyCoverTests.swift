import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// A controller that presents another controller while its own view appears (P-21, P-92).
@Suite("Presenting during an appearance on an old system")
@MainActor struct LegacyCoverTests {
  private let home = Probe("Home")
  private let a = Probe("A")
  private let cover = Probe.fullScreen("Cover")
  private let log = Log()

  /// The calls that make A appear.
  enum Arrival: CaseIterable, Sendable {
    case root
    case sheet
    case fullScreen
    case push
    case plainPush
    case selection
    case child
  }

  /// The callback in which A presents a controller; `flight` is a moment between two callbacks.
  enum Moment: CaseIterable, Sendable {
    case willAppear
    case isAppearing
    case layout
    case flight
    case didAppear

    var probe: Probe.Moment? {
      switch self {
      case .willAppear: .viewWillAppear
      case .isAppearing: .viewIsAppearing
      case .layout: .viewDidLayoutSubviews
      case .didAppear: .viewDidAppear
      case .flight: nil
      }
    }
  }

  @Test(.rule("P-92", "P-21"), arguments: Arrival.allCases, Moment.allCases)
  func `a controller that presents while it appears is visible again after the dismissal`(
    arrival: Arrival, moment: Moment
  ) throws {
    let stage = try bring(arrival, moment)
    if moment == .flight {
      stage.advance(by: .milliseconds(50))
      present()
    }
    try stage.settle()
    guard a.presentedViewController === cover else {
      // A is in no window yet, so the present was refused (P-42).
      expect(stage.issues.map(\.rule).contains("P-42"))
      return expect(a.appearance, equals: .appeared)
    }
    expect(a.appearance == .disappeared && cover.appearance == .appeared)
    expect(a.viewIfLoaded?.window == nil)
    expect(pairs == "AaDd" || pairs == "ADd")
    a.dismiss(animated: false)
    try stage.settle()
    expect(a.appearance == .appeared && a.view.window != nil)
    expect(pairs.hasSuffix("DdAa"))
  }

  private func present() {
    if a.presentedViewController == nil { a.present(cover, animated: false) }
  }

  private func bring(_ arrival: Arrival, _ moment: Moment) throws -> Stage {
    a.log = log
    var hasPresented = false
    if let probe = moment.probe {
      a.on(probe) { [self] in
        if !hasPresented { present() }
        hasPresented = true
      }
    }
    if arrival == .root { return Stage(a, system: .legacy) }
    if arrival == .push || arrival == .plainPush {
      let nav = NavigationController(rootViewController: home)
      let stage = Stage(nav, system: .legacy)
      try stage.settle()
      nav.pushViewController(a, animated: arrival == .push)
      return stage
    }
    if arrival == .selection {
      let tabs = TabBarController("Tabs")
      tabs.viewControllers = [home, a]
      let stage = Stage(tabs, system: .legacy)
      try stage.settle()
      tabs.selectedIndex = 1
      return stage
    }
    let stage = Stage(home, system: .legacy)
    try stage.settle()
    switch arrival {
    case .sheet, .fullScreen:
      a.modalPresentationStyle = arrival == .sheet ? .pageSheet : .fullScreen
      home.present(a, animated: true)
    default: home.embed(a)
    }
    return stage
  }

  /// The appearance callbacks of A as letters: A for `viewWillAppear`, a for `viewDidAppear`, D for
  /// `viewWillDisappear`, and d for `viewDidDisappear`.
  private var pairs: String {
    log.lines.filter { $0.hasPrefix("A ") }.compactMap { line in
      if line.contains("viewWillAppear") { return "A" }
      if line.contains("viewDidAppear") { return "a" }
      if line.contains("viewWillDisappear") { return "D" }
      return line.contains("viewDidDisappear") ? "d" : nil
    }.joined()
  }
}
