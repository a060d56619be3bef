import Observation
import Presentation
import PresentationTesting
import TestSupport
import Testing

#if !canImport(Darwin)
  /// Controllers that refer to themselves through stored properties.
  @Suite("Reference cycles")
  @MainActor struct ReferenceCycleTests {
    private final class Profile: ViewController {
      var editor: ViewController?
      weak var weakEditor: ViewController?
      unowned var unownedEditor: ViewController?
      var editors: [String: [ViewController]] = [:]
      lazy var related: [ViewController] = []
      var actions: [AlertAction] = []
    }

    private final class Editor: ViewController {
      var screen: Profile?
      var coordinator: Coordinator?
      var state = State()

      struct State {
        weak var screen: Profile?
        var other: Other?
      }

      enum Other {
        case screen(Profile)
      }
    }

    @Observable final class Coordinator {
      var screen: ViewController?
    }

    /// Presents and dismisses an editor, and returns the objects that `close()` reports as alive.
    private func alive(_ connect: (Profile, Editor) -> Void) throws -> [String] {
      let home = ViewController("Home"), stage = Stage(home)
      do {
        let profile = Profile("Profile"), editor = Editor("Editor")
        connect(profile, editor)
        home.present(profile, animated: false)
        profile.present(editor, animated: true)
        try stage.settle()
        home.dismiss(animated: true)
        try stage.settle()
      }
      do {
        try stage.close()
        return []
      } catch {
        return error.alive
      }
    }

    @Test
    func `closing a stage reports controllers that retain each other`()
      throws
    {
      let alive = try alive { profile, editor in
        (profile.editor, editor.screen) = (editor, profile)
      }
      expect(
        alive,
        equals: [
          "Profile, in a cycle of strong references: Profile.editor -> Editor.screen -> Profile"
        ])
    }

    @Test
    func `closing a stage finds a reference cycle through lists, enumerations and lazy properties`()
      throws
    {
      let listed = try alive { profile, editor in
        profile.editors["first"] = [editor]
        editor.state.other = .screen(profile)
      }
      expect(
        listed,
        equals: [
          "Profile, in a cycle of strong references: Profile.editors -> Editor.state -> Profile"
        ])
      let related = try alive { profile, editor in
        profile.related.append(editor)
        editor.screen = profile
      }
      expect(
        related,
        equals: [
          "Profile, in a cycle of strong references: Profile.related -> Editor.screen -> Profile"
        ])
    }

    @Test
    func `closing a stage finds a reference cycle through app objects and child controllers`()
      throws
    {
      let coordinated = try alive { _, editor in
        let coordinator = Coordinator()
        coordinator.screen = editor
        editor.coordinator = coordinator
      }
      let path = "Editor.coordinator -> Coordinator.screen -> Editor"
      expect(coordinated, equals: ["Editor, in a cycle of strong references: \(path)"])
      let contained = try alive { profile, _ in
        let child = Editor("Child")
        child.screen = profile
        profile.addChild(child)
      }
      expect(
        contained,
        equals: [
          "Profile, in a cycle of strong references: Profile.children -> Child.screen -> Profile"
        ])
    }

    @Test
    func `closing a stage reports an action's handler that captures the action's controller`()
      throws
    {
      let alive = try alive { profile, _ in
        profile.actions = [AlertAction(title: "Save", style: .default) { _ in profile.title = nil }]
      }
      expect(alive, equals: [#"Profile, captured by the handler of the alert action "Save""#])
    }

    @Test func `weak and unowned references are not reported as a reference cycle`() throws {
      let profile = Profile("Profile"), editor = Editor("Editor"), stage = Stage(profile)
      (profile.weakEditor, profile.unownedEditor, editor.screen) = (editor, editor, profile)
      editor.state.screen = profile
      profile.present(editor, animated: false)
      try stage.settle()
      try stage.close()
    }

    @Test func `closing a stage does not report controllers that only the test retains`() throws {
      let profile = Profile("Profile"), editor = Editor("Editor"), stage = Stage(profile)
      profile.editor = editor
      profile.present(editor, animated: false)
      try stage.settle()
      try stage.close()
      expect(profile.editor === editor)
    }
  }
#endif
