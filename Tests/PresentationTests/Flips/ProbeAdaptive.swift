import Presentation
import PresentationTesting

/// An adaptive presentation delegate that logs the calls of its methods.
@MainActor final class ProbeAdaptive {
  /// A closure that runs at the first call of `shouldDismiss`.
  var asked: (@MainActor () -> Void)?
  /// The adaptive style for a narrow window; nil for the automatic style.
  var narrowStyle: ModalPresentationStyle?
  let delegate = ScriptedAdaptiveDelegate()

  init(_ probe: FlipProbe) {
    let moment = { [weak probe] (what: String) -> Void in
      guard let probe else { return }
      probe.scene?.moment("\(probe.name).\(what)")
    }
    delegate.style = { [unowned self] in
      $0.horizontalSizeClass == .compact ? narrowStyle ?? .automatic : .automatic
    }
    delegate.willPresent = { _ in moment("adaptive style") }
    delegate.shouldDismiss = { [unowned self] in
      let first = asked
      asked = nil
      first?()
      return true
    }
    delegate.willDismiss = { _ in moment("will be dismissed by the user") }
    delegate.didDismiss = { _ in moment("was dismissed by the user") }
  }
}
