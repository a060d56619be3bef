import Presentation
import PresentationBinding
import PresentationTesting

/// The app on a stage.
@MainActor struct RunningApp<Model: AppModel> {
  let model: Model
  let tabs = TabBarController("Tabs")
  let stage: Stage

  /// Shows the app as a launch does: the model first, then the screens.
  ///
  /// - Parameter showing: Makes the stage.
  init(_ model: Model, showing: (ViewController) -> Stage = { Stage($0) }) {
    self.model = model
    tabs.follow(model, HeadlessScreens())
    stage = showing(tabs)
    stage.window.follow(model, HeadlessScreens())
  }

  /// The names of what is shown, without the numbers that tell namesakes apart.
  var visible: [String] {
    stage.visible.filter { $0 != "Tabs" && !$0.hasPrefix("NavigationController") }.map(Self.plain)
  }

  /// The names of the library's stack, without its root.
  var stack: [String] {
    let library = tabs.viewControllers?.first as? NavigationController
    return library?.viewControllers.dropFirst().map { Self.plain($0.name) } ?? []
  }

  /// The name without a number at its end.
  private static func plain(_ name: String) -> String {
    let words = name.split(separator: " ")
    return words.last.map { Int($0) != nil } == true
      ? words.dropLast().joined(separator: " ") : name
  }

  /// What was asked of the screens, and what was written to the model by others than the program.
  var story: [String] {
    let requests = ["present(", "dismiss", "push(", "pop", "setViewControllers("]
    return stage.trace.lines.compactMap { line in
      let isRequest = requests.contains(where: line.event.hasPrefix)
      let isWritten = line.event.hasPrefix("= ") && !line.event.hasSuffix("(program)")
      return isRequest || isWritten || line.subject == "user"
        ? "\(line.subject) \(line.event)" : nil
    }
  }

  /// What the screens show that the model does not say, and the other way round.
  var difference: String? {
    var wanted: [String] = []
    if model.draft != nil || model.shared != nil { wanted.append("a sheet") }
    if model.question != nil, model.draft != nil { wanted.append("a question") }
    if model.isOnboarding { wanted.append("Onboarding") }
    if model.needsLogin { wanted.append("Login") }
    let layers = visible.dropFirst().compactMap { name -> String? in
      switch name {
      case "Login", "Onboarding": name
      case "Unsaved changes": "a question"
      default: name.hasPrefix("Editor") || name.hasPrefix("Share") ? "a sheet" : nil
      }
    }
    if stack != model.path { return "the stack is \(stack), and the path is \(model.path)" }
    let selected = tabs.selectedIndex < model.tabs.count ? model.tabs[tabs.selectedIndex] : nil
    if selected != model.tab { return "\(model.tab) is the tab, and another one is selected" }
    return layers.sorted() == wanted.sorted() ? nil : "shown: \(layers), wanted: \(wanted)"
  }
}
