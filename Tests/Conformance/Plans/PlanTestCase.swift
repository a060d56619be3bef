// What the exported plans of this folder share: time, checks, and the end of a test.
//
// Written by "present export --uikit". Public UIKit only.
// Not run on a device by the authors of the package.
import UIKit
import XCTest

#if PRESENTATION_MODEL
  import Presentation
#endif

/// A test that plays one plan and compares what UIKit does with the plan.
///
/// A plan's times are virtual. On a device they pass for real, so only the order of lines is
/// compared, and looks in the middle of a movement are notes.
@MainActor class PlanTestCase: XCTestCase {
  /// The window, with the plan's root in it.
  private(set) lazy var window = makeWindow()
  private lazy var recorder = PlanRecorder.shared
  private lazy var report = PlanReport()

  // MARK: The plan

  /// Begins the plan of that name.
  func plan(_ name: String, rules: [String]) {
    continueAfterFailure = true
    recorder.reset()
    UIView.setAnimationsEnabled(true)
    report.plan = name
    report.rules = rules
  }

  /// Shows the root, waits until it has appeared, and begins to record.
  func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    runTurns(1)
    if !isModel { settle(within: 5, "the root") }
    recorder.isOn = true
  }

  /// Ends the plan: a callback that a step has waited for in vain fails it.
  func finish() {
    for place in recorder.waiting {
      fail(place, "the callback was never called after this step")
    }
    report.write()
    recorder.reset()
    UIView.setAnimationsEnabled(true)
    if !isModel {
      window.isHidden = true
      window.rootViewController = nil
    }
  }

  // MARK: Time

  /// Lets time pass.
  func advance(_ seconds: Double) {
    #if PRESENTATION_MODEL
      World.current.clock.advance(by: .nanoseconds(Int64((seconds * 1e9).rounded())))
    #else
      RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
    #endif
  }

  /// Lets turns of the run loop pass, each with its layout.
  func runTurns(_ count: Int) {
    for _ in 0..<count {
      #if PRESENTATION_MODEL
        World.current.clock.runTurn()
      #else
        RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
        CATransaction.flush()
      #endif
    }
  }

  /// Lets time pass until nothing happens any more.
  func settle(within limit: Double, _ place: String) {
    #if PRESENTATION_MODEL
      _ = World.current.clock.runUntilIdle(limit: .nanoseconds(Int64(limit * 1e9)))
      let isQuiet = World.current.clock.pending.isEmpty
    #else
      let end = Date(timeIntervalSinceNow: limit)
      var isQuiet = false
      while !isQuiet, Date() < end {
        let count = recorder.lines.count
        advance(0.4)
        isQuiet = recorder.lines.count == count && recorder.screens.allSatisfy(\.isAtRest)
      }
    #endif
    if !isQuiet { fail(place, "it has not come to rest within \(limit) s") }
  }

  private var isModel: Bool {
    #if PRESENTATION_MODEL
      true
    #else
      false
    #endif
  }

  private func makeWindow() -> UIWindow {
    #if !PRESENTATION_MODEL
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      if let scene = scenes.first { return UIWindow(windowScene: scene) }
    #endif
    return UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  // MARK: Checks

  /// The names of the controllers whose views are in the window, back to front.
  var visible: [String] {
    var layers = [window.rootViewController].compactMap { $0 }
    var index = 0
    while index < layers.count {
      let presenters = inside(layers[index], visibleOnly: false).dropFirst() + [layers[index]]
      layers += presenters.compactMap(\.presentedOfItsOwn)
      index += 1
    }
    return layers.flatMap { inside($0) }.filter { $0.viewIfLoaded?.window === window }
      .compactMap(\.planName)
  }

  private func inside(
    _ layer: UIViewController, visibleOnly: Bool = true
  ) -> [UIViewController] {
    var (found, open) = ([UIViewController](), [layer])
    while let controller = open.popLast() {
      found.append(controller)
      open += controller.children.filter { child in
        guard visibleOnly, let view = child.viewIfLoaded else { return !visibleOnly }
        return controller.viewIfLoaded.map(view.isDescendant) ?? false
      }.reversed()
    }
    return found
  }

  /// Checks that a value is as the plan expects it.
  func check<Value: Equatable>(_ place: String, _ found: Value, _ expected: Value) {
    if found != expected { fail(place, "expected \(expected), found \(found)") }
  }

  /// Adds a line that a closure of the test has caused.
  func record(_ subject: String, _ event: String) { recorder.note(subject, event) }

  /// Checks that the lines were recorded in this order, with others between them.
  func expectOrder(_ text: String) {
    var rest = recorder.lines[...]
    for (index, line) in Self.lines(text).enumerated() {
      guard let found = rest.firstIndex(of: line) else {
        return fail("expect.order", "line \(index + 1) was not recorded in its place: \(line)")
      }
      rest = rest[(found + 1)...]
    }
  }

  /// Checks that none of the lines was recorded.
  func expectNever(_ text: String) {
    for line in Self.lines(text) where recorder.lines.contains(line) {
      fail("expect.never", "was recorded: \(line)")
    }
  }

  /// Checks that exactly these lines were recorded, in this order, and names those that differ.
  func expectRecord(_ text: String) {
    let expected = Self.lines(text)
    guard expected != recorder.lines else { return }
    var differences: [(offset: Int, text: String)] = []
    for change in recorder.lines.difference(from: expected) {
      switch change {
      case .remove(let offset, let line, _): differences.append((offset, "- \(line)"))
      case .insert(let offset, let line, _): differences.append((offset, "+ \(line)"))
      }
    }
    let lines = differences.sorted { $0.offset < $1.offset }.map(\.text)
    fail(
      "record", "the lines differ (- the plan's, + recorded):\n" + lines.joined(separator: "\n"))
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
      return line.components(separatedBy: "  ").map {
        $0.trimmingCharacters(in: .whitespaces)
      }.filter { !$0.isEmpty && !parts.isEmpty }.joined(separator: "  ")
    }
  }

  /// Checks what a view's model says.
  func checkModel(
    _ place: String, _ view: UIView?, frame: [Double]? = nil, center: [Double]? = nil,
    alpha: Double? = nil, hidden: Bool? = nil, within tolerance: Double = 1e-6
  ) {
    guard let view else { return fail(place, "the view has not loaded") }
    let look = (
      frame: Self.numbers(view.frame), center: [view.center.x, view.center.y].map(Double.init),
      alpha: Double(view.alpha)
    )
    compare(place, "frame", look.frame, frame, tolerance)
    compare(place, "center", look.center, center, tolerance)
    compare(place, "alpha", [look.alpha], alpha.map { [$0] }, tolerance)
    if let hidden { check(place, view.isHidden, hidden) }
  }

  /// Checks what is seen of a view; on a device, where time is real, a difference is a note.
  func checkSeen(
    _ place: String, _ view: UIView?, frame: [Double]? = nil, center: [Double]? = nil,
    alpha: Double? = nil, hidden: Bool? = nil, within tolerance: Double = 1e-6
  ) {
    guard let view else { return fail(place, "the view has not loaded") }
    let layer = view.layer.presentation() ?? view.layer
    let position = [layer.position.x, layer.position.y].map(Double.init)
    let isNote = !isModel
    compare(place, "frame", Self.numbers(layer.frame), frame, tolerance, isNote)
    compare(place, "center", position, center, tolerance, isNote)
    let alphaTolerance = max(1e-5, tolerance)
    compare(
      place, "alpha", [Double(layer.opacity)], alpha.map { [$0] }, alphaTolerance, isNote)
    if let hidden { check(place, view.isHidden, hidden) }
  }

  /// Checks where a property animator stands; on a device a fraction is a note.
  func checkProgress(
    _ place: String, _ planned: PlannedPropertyAnimator, state: UIViewAnimatingState? = nil,
    fraction: Double? = nil, running: Bool? = nil, reversed: Bool? = nil
  ) {
    let animator = planned.animator
    if let state { check(place, animator.state.rawValue, state.rawValue) }
    if let running { check(place, animator.isRunning, running) }
    if let reversed { check(place, animator.isReversed, reversed) }
    let found = [Double(animator.fractionComplete)]
    compare(place, "fraction", found, fraction.map { [$0] }, 1e-6, !isModel)
  }

  private func compare(
    _ place: String, _ property: String, _ found: [Double], _ expected: [Double]?,
    _ tolerance: Double, _ isNote: Bool = false
  ) {
    guard let expected, zip(found, expected).contains(where: { abs($0 - $1) > tolerance })
    else { return }
    let text = "expected \(property) \(expected), found \(found)"
    isNote ? report.note("\(place): \(text)") : fail(place, text)
  }

  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map(Double.init)
  }

  private func fail(_ place: String, _ text: String) {
    report.differences.append("\(place): \(text)")
    XCTFail("\(place): \(text)")
  }
}

/// The options of an animation of keyframes, with an overall curve.
func keyframeOptions(
  _ curve: UIView.AnimationOptions, _ options: UIView.KeyframeAnimationOptions
) -> UIView.KeyframeAnimationOptions {
  options.union(UIView.KeyframeAnimationOptions(rawValue: curve.rawValue))
}
