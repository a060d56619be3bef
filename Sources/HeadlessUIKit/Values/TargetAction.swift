import Presentation

/// A target, and the selector of the method that is called on the target.
struct TargetAction {
  weak var target: AnyObject?
  let action: Selector

  @MainActor func send(from sender: Any?) {
    guard let target else { return }
    if action.call(on: target, from: sender) { return }
    if let target = target as? any SelectorTarget {
      target.perform(action, from: sender)
    } else {
      World.current.reportNotModelled(
        "\(type(of: target)) did not receive \(action): it has no known method of this name.",
        advice: "Pass the method together with its name, or conform to SelectorTarget.")
    }
  }
}
