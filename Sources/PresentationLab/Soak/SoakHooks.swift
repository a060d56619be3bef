import Foundation
import Presentation

/// A presentation controller that checks the order of its transition callbacks (P-82).
///
/// If `removes` is true, the presentation removes the presenting controller's view.
final class SoakHooks: PresentationController {
  enum Phase: Hashable {
    case fresh
    case presenting
    case presented
    case dismissing
    case ended
  }

  /// A superview of the presented controller's view, which serves as `presentedView`.
  final class Wrapper: View {}

  weak var run: SoakRun?
  var removes = false
  /// Whether `presentedView` is a wrapper around the presented controller's view (P-68).
  var wraps = false
  private(set) var phase = Phase.fresh
  private var wrapper: View?

  override var shouldRemovePresentersView: Bool { removes }
  override var presentedView: View? { wrapper ?? super.presentedView }

  override func presentationTransitionWillBegin() {
    step("presentationTransitionWillBegin", from: .fresh, to: .presenting)
    if wraps, let view = presentedViewController.viewIfLoaded {
      let wrapper = Wrapper("", frame: containerView?.bounds ?? .zero)
      wrapper.addSubview(view)
      self.wrapper = wrapper
    }
    visit("presentationTransitionWillBegin")
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    step(
      "presentationTransitionDidEnd(\(completed))", from: .presenting,
      to: completed ? .presented : .ended)
    checkEnd()
    visit("presentationTransitionDidEnd")
  }

  override func dismissalTransitionWillBegin() {
    step("dismissalTransitionWillBegin", from: .presented, to: .dismissing)
    visit("dismissalTransitionWillBegin")
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    step(
      "dismissalTransitionDidEnd(\(completed))", from: .dismissing,
      to: completed ? .ended : .presented)
    checkEnd()
    visit("dismissalTransitionDidEnd")
  }

  override func containerViewWillLayoutSubviews() { visit("containerViewWillLayoutSubviews") }

  private func step(_ hook: String, from: Phase, to next: Phase) {
    run?.journal.expect(
      phase == from, "P-82",
      "\(presentedViewController.name).presentation.\(hook) was called in phase \(phase)")
    phase = next
  }

  /// Checks that the ended transition no longer disables user interaction (P-66).
  ///
  /// Interaction must be enabled before the completions of `present` and `dismiss` are called.
  private func checkEnd() {
    if let run { SoakInvariants(run).checkLocks() }
  }

  private func visit(_ hook: String) {
    run?.visit("\(presentedViewController.name).presentation.\(hook)")
  }
}
