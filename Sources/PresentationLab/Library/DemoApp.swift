import Observation
import Presentation

/// The model and the controllers of a small app.
///
/// The app has two tabs with a stack each. An editor asks about unsaved changes before it closes.
/// When the session ends, a login controller is presented over all other controllers.
@MainActor @Observable final class DemoApp {
  enum Tab: String, CaseIterable {
    case notes
    case search
  }

  enum Answer: Hashable {
    case discard
    case keep
  }

  /// A controller whose name is the value that it shows.
  final class Page: ViewController {}

  var tab = Tab.notes
  var notes: [String] = []
  var searches: [String] = []
  var isEditing = false
  var hasChanges = false
  var question: Question<Answer>?
  var isExpired = false
  @ObservationIgnored let tabs = TabBarController("Tabs")
  @ObservationIgnored let stacks = Tab.allCases.map { tab in
    let stack = NavigationController(rootViewController: ViewController("\(tab) root"))
    stack.title = tab.rawValue
    return stack
  }

  init() { tabs.viewControllers = stacks }

  // MARK: Presenters

  func followTabs() {
    tabs.select(\.tab, of: self, animated: false)
    for (stack, path) in zip(stacks, [\DemoApp.notes, \.searches]) {
      stack.push(path: path, of: self) { Page(nibName: $0, bundle: nil) }
    }
  }

  func followEditor() {
    tabs.present(while: \.isEditing, of: self, named: "isEditing") { [unowned self] in
      let editor = ViewController("Editor")
      editor.isModalInPresentation = true
      editor.present(alert: \.question, of: self) { [unowned self] answer in
        if answer == .discard { (hasChanges, isEditing) = (false, false) }
      }
      return editor
    }
  }

  func followSession(in window: Window) {
    window.front(priority: 1).present(while: \.isExpired, of: self, named: "isExpired") {
      let login = ViewController("Login")
      login.modalPresentationStyle = .fullScreen
      return login
    }
  }

  // MARK: Actions of the program

  /// Closes the editor; if the editor has unsaved changes, asks the user first.
  func close() {
    guard hasChanges else { return isEditing = false }
    question = Question(
      "Unsaved changes",
      choices: [
        Question.Choice("Discard", .discard, role: .destructive),
        Question.Choice("Keep editing", .keep, role: .cancel),
      ])
  }

  /// Shows a note as a deep link does: closes the editor and its question about unsaved changes,
  /// and selects the notes tab.
  func open(_ note: String) {
    (question, hasChanges, isEditing) = (nil, false, false)
    (tab, notes) = (.notes, [note])
  }

  /// Ends the session: after this call, only the login and the roots of the stacks are shown.
  func logOut() {
    (question, hasChanges, isEditing) = (nil, false, false)
    (tab, notes, searches) = (.notes, [], [])
    isExpired = true
  }

  // MARK: Places

  /// The selected tab and the values in its stack, read from the controllers.
  var shownPlace: [String] {
    guard let index = stacks.firstIndex(where: { $0 === tabs.selectedViewController }) else {
      return []
    }
    return [Tab.allCases[index].rawValue] + stacks[index].viewControllers.dropFirst().map(\.name)
  }

  /// The selected tab and the values for its stack, read from the model.
  var wantedPlace: [String] { [tab.rawValue] + (tab == .notes ? notes : searches) }
}
