import Presentation

/// A target, and the selector of the method that is called on the target.
struct TargetAction {
  private(set) weak var target: AnyObject?
  let action: Selector
  /// Whether there is no target, so that the action is sent along the responder chain.
  private let isUntargeted: Bool

  init(target: AnyObject?, action: Selector) {
    (self.target, self.action, isUntargeted) = (target, action, target == nil)
  }

  /// Returns whether the other pair has the same target and action.
  ///
  /// A pair whose target was deallocated is the same as no other pair.
  func isSame(as other: TargetAction) -> Bool {
    guard action == other.action, isUntargeted == other.isUntargeted else { return false }
    return isUntargeted || target != nil && target === other.target
  }

  /// Whether the action can be sent: the target still exists, or there never was a target.
  var isReachable: Bool { isUntargeted || target != nil }

  @MainActor func send(from sender: Any?) {
    if isUntargeted {
      UIApplication.shared.sendAction(action, to: nil, from: sender, for: nil)
      return
    }
    guard let target else { return }
    if action.call(on: target, from: sender) { return }
    if let target = target as? any SelectorTarget {
      target.perform(action, from: sender)
      return
    }
    if action.callByName(on: target, from: sender) { return }
    if action.isMethod(of: target) { return reportSender(sender, of: target) }
    World.current.reportNotModelled(
      "\(type(of: target)) did not receive \(action): it has no known method of this name.",
      advice: "Pass the method together with its name, or conform to SelectorTarget.")
  }

  @MainActor private func reportSender(_ sender: Any?, of target: AnyObject) {
    let found = sender.map { "\(type(of: $0))" } ?? "nil"
    World.current.reportNotModelled(
      "\(type(of: target)) did not receive \(action): the method declares another type for its "
        + "sender, which is \(found).",
      advice: "Declare a type that all senders of the method have.")
  }
}
