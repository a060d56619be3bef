import Foundation
import Presentation
import PresentationTesting

/// An animator that completes its transition early, late, twice, or with `false`.
@MainActor final class SoakAnimator: ViewControllerAnimatedTransitioning {
  enum Ending: Hashable {
    /// Calls `completeTransition` with this value inside `animateTransition` (P-118).
    case early(Bool)
    case after(milliseconds: Int, Bool)
    /// Calls `completeTransition` twice; the second call has no effect (P-81).
    case twice(milliseconds: Int)
  }

  let name: String
  let isPresenting: Bool
  let ending: Ending
  weak var run: SoakRun?
  /// The navigation stack whose transitions the animator animates; nil for other transitions.
  weak var stack: SoakStack?
  /// The tab bar controller whose selections the animator animates; nil for other transitions.
  weak var tabs: SoakTabs?
  private weak var outgoing: ViewController?
  private weak var incoming: ViewController?

  init(_ name: String, isPresenting: Bool, _ ending: Ending) {
    (self.name, self.isPresenting, self.ending) = (name, isPresenting, ending)
  }

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> TimeInterval
  {
    0.3
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let run else { return }
    run.journal.animationsBegun += 1
    outgoing = context.viewController(forKey: .from)
    incoming = context.viewController(forKey: .to)
    context.addAppearingView()
    switch ending {
    case .early(let completes): end(context, completes)
    case .after(let milliseconds, let completes):
      run.later(milliseconds) { self.end(context, completes) }
    case .twice(let milliseconds):
      run.later(milliseconds) { self.end(context, true) }
      // The animator may already be used by the next transition.
      run.later(milliseconds + 20) { context.completeTransition(false) }
    }
    run.visit("\(name).animateTransition")
  }

  private func end(_ context: any ViewControllerContextTransitioning, _ completes: Bool) {
    if let run, !completes { stack?.checkAsked(run.journal, isComplete: false, "N-40") }
    if !completes { tabs?.goBack(to: outgoing?.name) }
    context.completeTransition(completes)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    guard let run else { return }
    run.journal.animationsEnded += 1
    if let stack, !transitionCompleted {
      // A controller that the stack has not shown yet may be above the outgoing controller.
      let isBack =
        stack.topViewController !== incoming
        && stack.viewControllers.contains { $0 === outgoing }
      run.journal.expect(
        stack.topViewController === outgoing || isBack, "N-66",
        "\(stack.name) returned to \(stack.topViewController?.name ?? "no controller"), not to "
          + (outgoing?.name ?? "no controller"))
      stack.script.guide?.forgetPair()
      stack.script.asked.takeBack(to: stack.viewControllers.map(\.name))
    }
    if let tabs, !transitionCompleted {
      run.journal.expect(
        tabs.selectedViewController === outgoing, "T-13",
        "\(tabs.selectedViewController?.name ?? "no tab") is selected, not "
          + (outgoing?.name ?? "no tab"))
      tabs.checkAsked(run.journal, isComplete: false)
    }
    run.visit("\(name).animationEnded")
  }
}
