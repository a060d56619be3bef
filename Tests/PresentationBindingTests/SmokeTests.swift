import Observation
import Presentation
import PresentationTesting
import Testing

@MainActor @Observable final class ProfileModel {
  var isEditing = false
  var name = "Ada"
}

extension Presenter {
  func showEditor(for model: ProfileModel, make: @escaping () -> Presented) {
    present(while: \.isEditing, of: model, named: "isEditing", content: make)
  }
}

@MainActor @Test func `a cancelled drag leaves the editor up`() throws {
  let model = ProfileModel(), profile = ViewController("Profile"), stage = Stage(profile)
  profile.showEditor(for: model) { ViewController("Editor") }
  model.isEditing = true
  try stage.settle()
  #expect(stage.visible == ["Profile", "Editor"])
  let drag = stage.user.drag("Editor")
  drag.update(0.3)
  stage.runTurn()
  #expect(!model.isEditing)
  drag.release(velocity: -400)
  try stage.settle()
  #expect(model.isEditing)
  print(stage.trace)
  model.isEditing = false
  try stage.settle()
  print(stage.trace)
  try stage.close()
}
