import Presentation
import PresentationBinding
import PresentationTesting

/// The app on a stage.
@MainActor struct RunningApp<Model: AppModel> {
  let model: Model
  let tabs = TabBarController("Tabs")
  let stage: Stage

  /// Shows the app as at a launch: first the model is prepared, then the screens are created.
  ///
  /// - Parameters:
  ///   - screens: A factory of the screens.
  ///   - showing: A function that creates the stage.
  ///   - follow: A function that binds the login and the introduction.
  init(
    _ model: Model, _ screens: HeadlessScreens = HeadlessScreens(),
    showing: (ViewController) -> Stage = { Stage($0) },
    follow: (Window, TabBarController) -> Void
  ) {
    self.model = model
    tabs.follow(model, screens)
    stage = showing(tabs)
    follow(stage.window, tabs)
  }

  /// Shows the app with a model in its current state.
  init(
    _ model: Model, _ screens: HeadlessScreens = HeadlessScreens(),
    showing: (ViewController) -> Stage = { Stage($0) }
  ) {
    self.init(model, screens, showing: showing) { window, _ in window.follow(model, screens) }
  }

  /// The names of the visible screens, without the numbers that distinguish equal names.
  var visible: [String] {
    stage.visible.filter { $0 != "Tabs" && !$0.contains(" stack") }.map(Self.plain)
  }

  private var library: NavigationController? {
    tabs.viewControllers?.first as? NavigationController
  }

  /// Whether a pop of the library's stack waits for a running transition.
  ///
  /// The user causes such a pop with a tap on the selected tab.
  var hasWaitingPop: Bool { library?.hasOperationsWaiting == true }

  /// The number of the user's acts: taps, and the beginnings and ends of gestures.
  var userActs: Int { stage.trace.lines.count { $0.subject == "user" } }

  /// The number of requests that the user did not make.
  ///
  /// All pops are the user's: to follow the path, the app sets the controllers of the stack.
  var requests: Int {
    let calls = ["present(", "dismiss(", "push(", "setViewControllers(", "select("]
    return stage.trace.lines.count { line in
      line.subject != "user" && calls.contains(where: line.event.hasPrefix)
        && !line.event.hasSuffix(", from the queue")
    }
  }

  /// The tab that is selected on screen.
  var selectedTab: AppTab? {
    tabs.selectedIndex < model.tabs.count ? model.tabs[tabs.selectedIndex] : nil
  }

  /// The names of the controllers in the library's stack, without its root.
  var stack: [String] {
    library?.viewControllers.dropFirst().map { Self.plain($0.name) } ?? []
  }

  /// Returns a name without the number that distinguishes equal names.
  private static func plain(_ name: String) -> String {
    name.split(separator: " ").filter { !$0.hasPrefix("#") && Int($0) == nil }
      .joined(separator: " ")
  }

  /// The requests to the screens, and the model's changes that the program did not make.
  var story: [String] {
    let requests = ["present(", "dismiss(", "setViewControllers("]
    return stage.trace.lines.compactMap { line in
      let isRequest = requests.contains(where: line.event.hasPrefix)
      let isWritten = line.event.hasPrefix("= ") && !line.event.hasSuffix("(program)")
      return isRequest || isWritten || line.subject == "user"
        ? "\(Self.plain(line.subject)): \(line.event)" : nil
    }
  }

  /// The difference between the visible screens and the model; nil if there is none.
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
    if selectedTab != model.tab { return "\(model.tab) is the tab, and another one is selected" }
    // A sheet that is requested below a login waits until the login has been dismissed.
    let waits = model.needsLogin || model.isOnboarding
    let isAllowed =
      waits
      ? layers.allSatisfy(wanted.contains)
        && wanted.filter { !$0.hasPrefix("a ") }.allSatisfy(layers.contains)
      : layers.sorted() == wanted.sorted()
    return isAllowed ? nil : "shown: \(layers), wanted: \(wanted)"
  }
}
