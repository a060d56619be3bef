import Observation
import Presentation
import PresentationTesting
import Testing

@MainActor @Observable final class SmokeModel {
  var isEditing = false
  var name = "Ada"
}

@MainActor @Test func `explore smoke`() throws {
  let start = ContinuousClock.now
  let result = try explore(depth: 6) { scenario in
    let model = SmokeModel()
    let home = ViewController("Home"), profile = ViewController("Profile")
    let stage = scenario.stage(home)
    home.present(profile, animated: false)
    profile.present(while: \.isEditing, of: model, named: "isEditing") { ViewController("Editor") }
    scenario.may("toggle the editor", times: 3) { model.isEditing.toggle() }
    scenario.may("rename", times: 2) { model.name += "!" }
    scenario.userMay(.drag, .tapOutside, on: "Editor")
    scenario.always("Profile stays") { profile.presentingViewController != nil }
    scenario.atRest("screen shows model") { stage.visible.contains("Editor") == model.isEditing }
  }
  print(result, ContinuousClock.now - start)
}
