import Observation
import Presentation

@MainActor @Observable final class ProfileModel {
  var isEditing = false
  var isSharing = false
  var name = "Ada"
  var draft: Draft?
  var drafts: [Draft] = []
}

/// The value that an editor edits; two drafts of the same identity can have different texts.
struct Draft: Identifiable, Hashable {
  let id: Int
  var text = ""
}

extension Presenter {
  func showEditor(for model: ProfileModel, make: @escaping () -> PresenterContent) {
    present(while: \.isEditing, of: model, content: make)
  }
}
