import Presentation
import PresentationTesting

/// A controller of a scenario, as the JSON that declares this controller in a plan.
@MainActor struct ControllerSketch {
  let name: String
  /// The value for the controller in the plan's object `controllers`, as JSON.
  let json: String
  /// Whether the controller is a tab bar controller with tabs.
  let isTabBar: Bool
  /// The JSON steps that present the controller at the start of the plan; nil if the controller is
  /// not presented at the start.
  let presentation: String?

  /// Returns all controllers of a stage.
  ///
  /// The root and the presented controllers come first; all others follow, sorted by name.
  static func all(in stage: Stage) -> [ControllerSketch] {
    let layers = stage.layers
    let others = stage.world.controllers.sorted { $0.name < $1.name }
      .filter { one in !layers.contains { $0 === one } }
    return (layers + others).map { ControllerSketch($0, isRoot: $0 === layers.first) }
  }

  private init(_ controller: ViewController, isRoot: Bool) {
    name = controller.name
    var parts = isRoot ? [#""root": true"#] : []
    if !isRoot { parts.append(#""style": "\#(controller.modalPresentationStyle)""#) }
    let tabs = (controller as? TabBarController)?.viewControllers
    isTabBar = tabs?.isEmpty == false
    if let children = tabs ?? (controller as? NavigationController)?.viewControllers {
      let names = children.map { "\"\($0.name)\"" }
      parts.append(#""\#(tabs == nil ? "stack" : "tabs")": [\#(names.joined(separator: ", "))]"#)
    }
    if (controller as? NavigationController)?.delegate != nil
      || (controller as? TabBarController)?.delegate != nil
    {
      parts.append(#""delegate": true"#)
    }
    json = "{ \(parts.joined(separator: ", ")) }"
    presentation = controller.presentingViewController.flatMap { presenter in
      guard presenter.presentedViewController === controller else { return nil }
      return #"{ "present": "\#(controller.name)", "from": "\#(presenter.name)", "#
        + #""animated": false }, { "settle": "60 s" }"#
    }
  }
}
