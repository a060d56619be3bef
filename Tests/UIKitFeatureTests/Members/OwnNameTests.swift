import PresentationTesting
import TestSupport
import Testing
import UIKit

/// Members of an app's subclasses that have the name of a member that the model adds to UIKit.
@MainActor @Suite("Own names in subclasses") struct OwnNameTests {
  private final class Profile: UIViewController {
    let name: String
    let world = "Earth"
    var customTransition = true
    var givenName: Substring { name.prefix { $0 != " " } }

    init(name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = Badge() }

    func report(_ text: String) -> String { "\(name): \(text)" }
  }

  private final class Badge: UIView {
    var name: String? = "badge"
    var look = 1
    var controller: Int { look + 1 }
    var heroID = 7

    func named(_ name: String) -> String { "named \(name)" }
    func presentationValues() -> [Int] { [look] }
  }

  @Test func `a subclass has its own members, and traces use the name of the model`() throws {
    let profile = Profile(name: "Ada Lovelace")
    profile.title = "Page"
    let stage = Stage(profile)
    try stage.settle()
    expect(profile.report("hello") == "Ada Lovelace: hello" && profile.givenName == "Ada")
    expect(profile.world == "Earth" && profile.customTransition)
    let badge = try #require(profile.view as? Badge)
    expect(badge.name == "badge" && badge.heroID == 7)
    expect(badge.named("x"), equals: "named x")
    expect(badge.look == 1 && badge.controller == 2 && badge.presentationValues() == [1])
    expect((badge as UIView).controller === profile)
    expect((profile as UIViewController).name == "Page" && stage.visible == ["Page"])
    try stage.close()
  }
}
