import PresentationBinding

/// The bindings of screens to the model's values. No other code presents, dismisses, pushes, pops
/// or selects.
extension TabPresenter {
  /// Shows the tabs and the screens in front of them.
  func follow<Screens: AppScreens>(_ app: AppModel, _ screens: Screens)
  where PresenterContent == Screens.Content {
    select(\.tab, of: app, among: \.tabs) { tab in
      screens.makeStack(.tab(tab)) { stack in
        if tab == .library { stack.push(path: \.path, of: app) { screens.make(.note($0)) } }
      }
    }
    // A save may close the editor during a drag: the value is written when the editor has been
    // dismissed.
    present(
      item: \.draft, of: app, named: "draft", writeBack: .didDismiss,
      update: { screens.lock($0, $1.isChanged) }
    ) { draft in
      let editor = screens.make(.editor(draft.id))
      screens.lock(editor, draft.isChanged)
      editor.present(alert: \.question, of: app) { app.answer($0) }
      return editor
    }
    // So is the shared note: a logout during a drag that is canceled later must close the sheet.
    present(item: \.shared, of: app, named: "shared", writeBack: .didDismiss) {
      screens.make(.share($0.id))
    }
  }
}

extension WindowPresenter {
  /// Shows the introduction in front of the app, and the login in front of the introduction.
  func follow<Screens: AppScreens>(_ app: AppModel, _ screens: Screens)
  where WindowContent == Screens.Content {
    front(priority: 1).present(while: \.isOnboarding, of: app, named: "isOnboarding") {
      screens.make(.onboarding)
    }
    front(priority: 2).present(while: \.needsLogin, of: app, named: "needsLogin") {
      screens.make(.login)
    }
  }
}
