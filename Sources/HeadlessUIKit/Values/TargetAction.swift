import Presentation

/// Whom to tell, and what.
struct TargetAction {
  weak var target: AnyObject?
  let action: Selector

  @MainActor func send(from sender: Any?) {
    guard let target else { return }
    if let method = action.method {
      method(target, sender)
    } else if let target = target as? any SelectorTarget {
      target.perform(action, from: sender)
    } else {
      World.current.reportNotModelled(
        "\(type(of: target)) was not told of \(action): a name alone calls nothing here.",
        advice: "Give what calls the method along, or conform to SelectorTarget.")
    }
  }
}
