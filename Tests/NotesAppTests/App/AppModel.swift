import Observation
import PresentationBinding

/// Where the user is, and what is shown: the whole navigation of the app, as plain values.
///
/// Nothing here knows a screen. `Navigation.swift` says which screen shows which value.
@MainActor @Observable class AppModel {
  /// The answers to the question about unsaved changes.
  enum Answer: Hashable, Sendable {
    case keep
    case discard
    case save
  }

  /// The selected tab.
  var tab = AppTab.library
  /// The tabs; search needs a note to search in.
  var tabs: [AppTab] = [.library, .settings]
  /// The folders and notes that are open in the library, outermost first.
  var path: [String] = []
  /// The draft that the editor shows.
  var draft: Draft?
  /// The question that the editor asks.
  var question: Question<Answer>?
  /// The note that the share sheet shows.
  var shared: SharedNote?
  /// Whether the app introduces itself.
  var isOnboarding = false
  /// Whether the user has to log in before anything else.
  var needsLogin = false

  /// The texts of the saved notes.
  var notes: [String: String] = [:] { didSet { updateTabs() } }

  // MARK: Launching

  /// Begins without anything: the app introduces itself, and asks for a login.
  func launchForTheFirstTime() {
    (isOnboarding, needsLogin) = (true, true)
  }

  /// Begins where the user was.
  func restore(_ saved: SavedState) {
    withNavigation(animated: false) {
      (tab, path, draft) = (saved.tab, saved.path, saved.draft)
    }
  }

  /// The state that the app saves for the next launch.
  var saved: SavedState { SavedState(tab: tab, path: path, draft: draft) }

  // MARK: The session

  /// The server accepts the session no longer: everything stays where it is, below the login.
  func expire() {
    needsLogin = true
  }

  func logIn() {
    needsLogin = false
  }

  /// Leaves nothing of the user.
  func logOut() {
    closeAll()
    (tab, path) = (.library, [])
    notes = [:]
    needsLogin = true
  }

  // MARK: Links

  /// Goes to a place, from wherever the user is.
  ///
  /// A changed draft is saved first.
  func open(_ link: Link) {
    save()
    closeAll()
    switch link {
    case .note(let folder, let name): (tab, path) = (.library, [folder, name])
    case .settings: tab = .settings
    }
  }

  /// Closes what is in front of the tabs, except for the login and the introduction.
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

  /// Keeps the text of a draft that has changed.
  func save() {
    guard let draft, draft.isChanged else { return }
    notes[draft.id] = draft.text
    self.draft?.isChanged = false
  }

  // MARK: Sharing

  func share(_ name: String) {
    shared = SharedNote(id: name)
  }

  /// There is a tab for search as long as there are notes.
  private func updateTabs() {
    let all: [AppTab] = notes.isEmpty ? [.library, .settings] : AppTab.allCases
    if tabs != all { tabs = all }
  }
}
