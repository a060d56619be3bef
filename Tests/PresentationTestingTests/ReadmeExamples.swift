import Foundation
import Observation
import Presentation
import PresentationTesting
import Testing

// This file has every Swift example of README.md, word for word; only spacing may differ.

@MainActor @Test
func `presenting a sheet over Home calls no appearance callbacks of Home`() throws {
  let home = ViewController("Home"), editor = ViewController("Editor"), stage = Stage(home)
  home.present(editor, animated: true)
  try stage.settle()
  #expect(stage.visible == ["Home", "Editor"])
  try stage.trace.expect(
    """
    0.000  1   Home                 present(Editor, animated)
               Editor               viewDidLoad
           1+  Editor.presentation  presentationTransitionWillBegin
               Editor               viewWillAppear(animated)
               Editor               viewIsAppearing(animated)
    0.500  2   Editor.transition    completeTransition(true)
               Editor.presentation  presentationTransitionDidEnd(true)
               Editor               viewDidAppear(animated)
    """)
  try stage.close()
}

final class FadeIn: ViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(view)
    view.alpha = 0
    View.animate(withDuration: 0.25) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

@MainActor @Test func `a canceled drag leaves the editor on screen`() throws {
  let home = ViewController("Home"), editor = ViewController("Editor"), stage = Stage(home)
  home.present(editor, animated: true)
  try stage.settle()
  let drag = stage.user.drag("Editor")
  drag.update(0.3)
  stage.runTurn()
  #expect(editor.isBeingDismissed)
  drag.release(velocity: -400)  // The finger moves back up, so the drag is canceled.
  try stage.settle()
  #expect(stage.visible == ["Home", "Editor"])
  try stage.close()
}

@MainActor @Observable final class ProfileModel {
  var isEditing = false
  var name = "Ada"
}

extension Presenter {
  func showEditor(for model: ProfileModel, make: @escaping () -> PresenterContent) {
    present(while: \.isEditing, of: model, named: "isEditing", content: make)
  }
}

@MainActor @Test func `a canceled drag of a sheet restores the bound value`() throws {
  let model = ProfileModel(), profile = ViewController("Profile"), stage = Stage(profile)
  profile.showEditor(for: model) { ViewController("Editor") }
  model.isEditing = true
  try stage.settle()
  let drag = stage.user.drag("Editor")
  drag.update(0.3)
  stage.runTurn()
  #expect(!model.isEditing)
  drag.release(velocity: -400)
  try stage.settle()
  #expect(model.isEditing)
  try stage.close()
}

@MainActor @Test func `closing the editor never closes the profile`() throws {
  try explore { scenario in
    let model = ProfileModel()
    let home = ViewController("Home"), profile = ViewController("Profile")
    let stage = scenario.stage(home)
    home.present(profile, animated: false)
    profile.showEditor(for: model) { ViewController("Editor") }
    scenario.may("toggle the editor", times: 3) { model.isEditing.toggle() }
    scenario.may("rename", times: 2) { model.name += "!" }
    scenario.userMay(.drag, .tapOutside, on: ["Editor"])
    scenario.always("Profile stays") { profile.presentingViewController != nil }
    scenario.atRest("screen shows model") { stage.visible.contains("Editor") == model.isEditing }
  }
}

@MainActor @Observable final class Library {
  var path: [String] = []
}

@MainActor @Test
func `a swipe back shortens the bound path only when the finger is lifted`() throws {
  let library = Library(), albums = ViewController("Albums")
  let stack = NavigationController(rootViewController: albums), stage = Stage(stack)
  stack.push(path: \.path, of: library) { ViewController($0) }
  library.path = ["Rome", "Forum"]
  try stage.settle()
  let swipe = stage.user.swipeBack()
  swipe.update(0.6)
  stage.runTurn()
  #expect(library.path == ["Rome", "Forum"])
  swipe.release(velocity: 300)
  #expect(library.path == ["Rome"])
  try stage.settle()
  #expect(stack.viewControllers.map(\.name) == ["Albums", "Rome"])
  try stage.close()
}
