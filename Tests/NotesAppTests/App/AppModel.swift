import Observation
import PresentationBinding

/// The whole navigation of the app as plain values: the user's place, and the presented screens.
///
/// The model knows no screens. `Navigation.swift` says which screen shows which value.
@MainActor @Observable class AppModel {
  /// The answers to the question about unsaved changes.
  enum Answer: Hashable, Sendable {
    case keep
    case discard
    case save
  }

  /// The selected tab.
  var tab = AppTab.library
  /// The visible tabs; the search tab exists only while there are notes.
  var tabs: [AppTab] = [.library, .settings]
  /// The folders and notes that are open in the library, outermost first.
  var path: [String] = []
  /// The draft that the editor shows.
  var draft: Draft?
  /// The question that the editor asks.
  var question: Question<Answer>?
  /// The note that the share sheet shows.
  var shared: SharedNote?
  /// Whether the app shows its introduction.
  var isOnboarding = false
  /// Whether the user has to log in before any other action.
  var needsLogin = false

  /// The texts of the saved notes.
  var notes: [String: String] = [:] { didSet { updateTabs() } }

  // MARK: Launching

  /// Prepares the first launch: the app shows its introduction and asks for a login.
  func launchForTheFirstTime() {
    (isOnboarding, needsLogin) = (true, true)
  }

  /// Restores the user's place from the last launch.
  func restore(_ saved: SavedState) {
    withNavigation(animated: false) {
      (tab, path, draft) = (saved.tab, saved.path, saved.draft)
    }
  }

  /// The state that the app saves for the next launch.
  var saved: SavedState { SavedState(tab: tab, path: path, draft: draft) }

  // MARK: The session

  /// Ends the session: the login covers all screens, which stay in place.
  func expire() {
    needsLogin = true
  }

  func logIn() {
    needsLogin = false
  }

  /// Removes all screens of the user.
  func logOut() {
    closeAll()
    (tab, path) = (.library, [])
    notes = [:]
    needsLogin = true
  }

  // MARK: Links

  /// Opens the place of a link, from any state of the app.
  ///
  /// A changed draft is saved first.
  func open(_ link: Link) {
    save()  // Keeps the text of a changed draft.
    closeAll()  // Closes the editor, the alert over it, and the share sheet.
    switch link {
    case .note(let folder, let name): (tab, path) = (.library, [folder, name])
    case .settings: tab = .settings
    }
  }

  /// Closes all screens in front of the tabs except the login and the introduction.
  func closeAll() {
    (draft, question, shared) = (nil, nil, nil)
  }

  // MARK: Editing

  func edit(_ name: String) {
    draft = Draft(id: name, text: notes[name] ?? "")
  }

  func type(_ text: String) {
    guard draft != nil, draft?.text != text else { return }
    draft?.text = text
    draft?.isChanged = true
  }

  /// Closes the editor, or asks what to do with the changes.
  func closeEditor() {
    guard draft?.isChanged == true else { return draft = nil }
    question = Question(
      "Unsaved changes",
      choices: [
        .init("Keep editing", .keep, role: .cancel), .init("Discard", .discard, role: .destructive),
        .init("Save", .save, isPreferred: true),
      ])
  }

  func answer(_ answer: Answer) {
    switch answer {
    case .keep: break
    case .discard: draft = nil
    case .save:
      save()
      draft = nil
    }
  }

  /// Saves the text of a changed draft.
  func save() {
    guard let draft, draft.isChanged else { return }
    notes[draft.id] = draft.text
    self.draft?.isChanged = false
  }

  // MARK: Sharing

  func share(_ name: String) {
    shared = SharedNote(id: name)
  }

  /// Adds the search tab while there are notes, and removes it otherwise.
  private func updateTabs() {
    let all: [AppTab] = notes.isEmpty ? [.library, .settings] : AppTab.allCases
    if tabs != all { tabs = all }
  }
}
