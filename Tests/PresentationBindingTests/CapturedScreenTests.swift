import Presentation
import PresentationTesting
import TestSupport
import Testing

/// A presenter whose closure captures the screen that keeps the presenter alive.
@Suite("Screens that a binding's closure captures")
@MainActor struct CapturedScreenTests {
  private func stage(capturing: Bool) -> Stage {
    let model = ProfileModel(), profile = ViewController("Profile")
    profile.present(while: \.isEditing, of: model, named: "isEditing") { [weak profile] in
      ViewController(profile?.name ?? "")
    }
    if capturing {
      profile.present(while: \.isSharing, of: model, named: "isSharing") {
        ViewController(profile.name)
      }
    }
    return Stage(profile)
  }

  @Test
  func `a screen is reported as leaked if a closure of its own binding captures the screen`() throws
  {
    let stage = stage(capturing: true)
    let residue = #expect(throws: StageResidue.self) { try stage.close() }
    expect(residue?.alive, equals: ["Profile, captured by a closure of isEditing, isSharing"])
  }

  @Test func `a screen is released if a closure of its own binding captures the screen weakly`()
    throws
  {
    try stage(capturing: false).close()
  }
}
