import Presentation
import PresentationTesting
import TestSupport
import Testing

/// A transition between children, of which one is covered by a controller that it presents.
@MainActor @Suite("A transition from or to a covered child") struct CoveredChildTests {
  private let log = Log()
  private let parent: SpyController
  private let first: SpyController
  private let second: SpyController
  private let cover = ViewController("Cover")

  init() {
    (parent, first, second) = SpyController.family(log)
    first.definesPresentationContext = true
    cover.modalPresentationStyle = .currentContext
  }

  @Test(.rule("C-14a", "P-102a"))
  func `the new child appears behind the controller that covers the old child`() throws {
    let stage = Stage(parent)
    first.present(cover, animated: true)
    try stage.settle()
    log.clear()
    parent.transition(from: first, to: second, duration: 0.25)
    try stage.settle()
    expect(
      log.lines.filter { !$0.contains("Load") },
      equals: [
        "Second viewWillAppear(true)", "Second viewDidAppear(true)",
      ])
    expect(stage.visible, equals: ["Parent", "Second", "Cover"])
    cover.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Parent", "Second"])
    expect(first.view.superview == nil && second.view.superview === parent.view)
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("C-14a", "P-73"))
  func `a covered child that is exchanged out and in is on screen after the dismissal`() throws {
    let stage = Stage(parent)
    first.present(cover, animated: true)
    try stage.settle()
    parent.transition(from: first, to: second, duration: 0.25)
    try stage.settle()
    parent.transition(from: second, to: first, duration: 0.25)
    try stage.settle()
    cover.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Parent", "First"])
    expect(first.view.superview === parent.view && stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("C-14a", "P-102a"), arguments: [true, false])
  func `in every order of exchanges, a presentation and a dismissal, the last child is shown`(
    isAnimated: Bool
  ) throws {
    @MainActor final class Shown { var isFirst = true }
    let result = try explore { scenario in
      let test = Self(), shown = Shown()
      let (parent, first, second, cover) = (test.parent, test.first, test.second, test.cover)
      let stage = scenario.stage(parent)
      scenario.state { shown.isFirst }
      scenario.may("exchange", times: 2) {
        shown.isFirst.toggle()
        let (from, to) = shown.isFirst ? (second, first) : (first, second)
        parent.transition(from: from, to: to, duration: isAnimated ? 0.25 : 0)
      }
      scenario.may("present", when: { shown.isFirst && !first.presents(cover) }) {
        first.present(cover, animated: isAnimated)
      }
      scenario.may("dismiss", times: 1, when: { first.presents(cover) && cover.isAtRest }) {
        cover.dismiss(animated: isAnimated)
      }
      scenario.atRest("the last child is shown") {
        let child = shown.isFirst ? first : second
        return child.view.window === stage.window || first.presents(cover) && shown.isFirst
      }
    }
    expect(result.outcome, equals: .complete)
  }
}

extension ViewController {
  fileprivate func presents(_ controller: ViewController) -> Bool {
    presentedViewController === controller
  }

  fileprivate var isAtRest: Bool { !isBeingPresented && !isBeingDismissed }
}
