import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import StageSupport
import TestSupport
import Testing

@Suite("Partners of heroes") @MainActor
struct HeroPartnerTests {
  private func add(_ name: String, _ id: String, to view: View, at x: CGFloat = 0) -> View {
    let hero = View(name, frame: CGRect(x: x, y: 0, width: 40, height: 40))
    hero.heroID = id
    view.addSubview(hero)
    return hero
  }

  @Test(.rule("H-26", "H-30"), arguments: DetailFixture.Relation.allCases, [true, false])
  func `a hero without a partner does not fly, and other heroes still fly`(
    relation: DetailFixture.Relation, isOnWall: Bool
  ) throws {
    let fixture = DetailFixture.heroes(relation)
    let alone = add("alone", "title", to: isOnWall ? fixture.wall.view : fixture.page.view)
    let flight = try fixture.takeOff()
    expect(fixture.stage.flights.map(\.id) == ["photo"] && flight.target == DetailFixture.large)
    expect(fixture.stage.unmatchedIDs == ["title"] && !alone.isHidden)
    try fixture.stage.settle()
    _ = try fixture.flyHome()
    expect(fixture.stage.unmatchedIDs == ["title"] && !alone.isHidden)
    try fixture.stage.settle()
    expect(fixture.spoils == [] && fixture.stage.issues == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-30"), arguments: DetailFixture.Relation.allCases, [true, false])
  func `a hero transition without matching heroes only fades`(
    relation: DetailFixture.Relation, isOnWall: Bool
  ) throws {
    let fixture = DetailFixture.heroes(relation)
    (isOnWall ? fixture.page.photo : fixture.wall.cell).heroID = nil
    fixture.come()
    fixture.advance(100)
    expect(fixture.stage.flights.isEmpty && fixture.stage.unmatchedIDs == ["photo"])
    expect(fixture.page.view.presentationValues().alpha < 1)
    try fixture.stage.settle()
    expect(fixture.isShown && fixture.spoils == [] && fixture.told == [])
    fixture.go()
    try fixture.stage.settle()
    expect(!fixture.isShown && fixture.spoils == [])
    try fixture.stage.close()
  }

  @Test(.rule("H-30"))
  func `a hero does not fly if its partner gets an ID only after two run-loop turns`() throws {
    let fixture = DetailFixture.heroes()
    fixture.page.photo.heroID = nil
    fixture.come()
    fixture.stage.runTurn()
    fixture.stage.runTurn()
    fixture.page.photo.heroID = "photo"
    try fixture.stage.settle()
    expect(fixture.told, equals: [])
    try fixture.stage.close()
  }

  @Test(.rule("H-30"))
  func `a hero flies if its partner is created by the first layout`() throws {
    let fixture = DetailFixture.heroes()
    fixture.page.photo.heroID = nil
    fixture.page.onLayout = { [photo = fixture.page.photo] in
      photo.heroID = "photo"
      photo.frame.origin.y = 100
    }
    try expect(fixture.takeOff().target, equals: CGRect(x: 0, y: 100, width: 390, height: 390))
    try fixture.stage.settle()
    try fixture.stage.close()
  }

  @Test(.rule("H-1", "H-28", "H-40"), arguments: [true, false])
  func `if two heroes on one screen have the same ID, only the front-most hero flies`(
    isOnWall: Bool
  ) throws {
    let fixture = DetailFixture.heroes()
    let screen: View = isOnWall ? fixture.wall.view : fixture.page.view
    let other = add("other", "photo", to: screen, at: 200)
    let flight = try fixture.takeOff()
    expect((isOnWall ? flight.frame() : flight.target), equals: other.frame)
    expect(other.isHidden && fixture.stage.flights.count == 1)
    expect((isOnWall ? fixture.wall.cell : fixture.page.photo).isHidden == false)
    expect(fixture.stage.issues.map(\.code), equals: [.duplicateHero])
    expect(fixture.stage.issues.first?.description.contains("\"photo\"") == true)
    try fixture.stage.settle()
    expect(fixture.spoils, equals: [])
    try fixture.stage.close()
  }

  @Test(.rule("H-40"))
  func `a hero inside another hero does not fly by itself, and is reported`() throws {
    let fixture = DetailFixture.heroes()
    let inner = add("inner", "title", to: fixture.wall.cell)
    _ = add("title", "title", to: fixture.page.view)
    _ = try fixture.takeOff()
    expect(fixture.stage.flights.map(\.id) == ["photo"] && !inner.isHidden)
    expect(fixture.stage.issues.map(\.code), equals: [.nestedHero])
    try fixture.stage.settle()
    expect(fixture.spoils, equals: [])
    try fixture.stage.close()
  }

  @Test(.rule("H-43"), arguments: [true, false])
  func `a hero with an infinite frame does not fly, and is reported`(
    isOnWall: Bool
  ) throws {
    let fixture = DetailFixture.heroes()
    let view = isOnWall ? fixture.wall.cell : fixture.page.photo
    let around: View = isOnWall ? fixture.wall.scroll : fixture.page.view
    _ = add("a", "title", to: fixture.wall.view)
    _ = add("b", "title", to: fixture.page.view)
    (view.transform, around.transform) = (
      CGAffineTransform(scaleX: 1e300, y: 1), CGAffineTransform(scaleX: 1e300, y: 1)
    )
    fixture.come()
    fixture.stage.runTurn()
    fixture.stage.runTurn()
    expect(!fixture.stage.flights.contains { $0.id == "photo" } && !view.isHidden)
    expect(fixture.stage.issues.map(\.code).contains(.heroNotFinite))
    try fixture.stage.settle()
    expect(fixture.isShown)
    try fixture.stage.close()
  }

  @Test(.rule("H-40"), arguments: [true, false])
  func `heroes inside a view whose allowsHeroes is false do not fly`(isOnWall: Bool) throws {
    let fixture = DetailFixture.heroes()
    let around: View = isOnWall ? fixture.wall.scroll : fixture.page.view
    around.allowsHeroes = false
    expect(around.allowsHeroes == false && fixture.wall.cell.allowsHeroes)
    try fixture.show()
    expect(fixture.told == [] && fixture.stage.unmatchedIDs == ["photo"])
    around.allowsHeroes = true
    _ = try fixture.flyHome()
    try fixture.stage.settle()
    expect(fixture.spoils, equals: [])
    try fixture.stage.close()
  }

  @Test func `nextFlight throws an error with a reason if the flight never starts`() throws {
    let fixture = DetailFixture.heroes()
    _ = add("alone", "title", to: fixture.wall.view)
    fixture.come()
    let wrong = #expect(throws: NoFlight.self) { try fixture.stage.nextFlight("phto") }
    expect(
      wrong?.description,
      equals: "No flight \"phto\" in \(wrong?.turns ?? 0) turns. Flying: photo. "
        + "Did you mean \"photo\"?")
    fixture.go()
    let alone = #expect(throws: NoFlight.self) { try fixture.stage.nextFlight("title") }
    expect(alone?.description.hasSuffix("Flying: photo. \"title\" is on one screen only.") == true)
    let none = #expect(throws: NoFlight.self) { try fixture.stage.nextFlight("photo") }
    expect(none?.description.hasSuffix(" No view flies.") == true)
    try fixture.stage.close()
  }
}

@Suite("Heroes in containers") @MainActor
struct HeroContainerTests {
  private func screen(_ name: String, at x: CGFloat) -> ViewController {
    let screen = ViewController(name)
    let hero = View("\(name) hero", frame: CGRect(x: x, y: 100, width: 50, height: 50))
    hero.heroID = "photo"
    screen.view.addSubview(hero)
    return screen
  }

  private func hero(of screen: ViewController) -> View { screen.view.subviews[0] }

  @Test(.rule("H-42")) func `in a nested stack, only the heroes of the visible controller fly`()
    throws
  {
    let back = screen("Back", at: 10), front = screen("Front", at: 110)
    let detail = screen("Detail", at: 210)
    let inner = NavigationController(rootViewController: back)
    let home = ViewController("Home")
    home.embed(inner)
    let stage = Stage(home)
    inner.pushViewController(front, animated: false)
    try stage.settle()
    detail.customTransition = HeroTransition()
    home.present(detail, animated: true)
    try expect(stage.nextFlight("photo").frame().minX, equals: 110)
    try stage.settle()
    inner.popViewController(animated: false)
    try stage.settle()
    detail.dismiss(animated: true)
    try expect(stage.nextFlight("photo").target.minX, equals: 10)
    try stage.settle()
    expect(!hero(of: back).isHidden && !hero(of: front).isHidden)
    try stage.close()
  }

  @Test(.rule("H-42")) func `only the heroes of the selected tab fly`() throws {
    let one = screen("One", at: 10), two = screen("Two", at: 110),
      detail = screen("Detail", at: 210)
    let tabs = TabBarController("Tabs")
    tabs.viewControllers = [one, two]
    let stage = Stage(tabs)
    detail.customTransition = HeroTransition()
    one.present(detail, animated: true)
    try expect(stage.nextFlight("photo").frame().minX, equals: 10)
    try stage.settle()
    tabs.selectedIndex = 1
    try stage.settle()
    detail.dismiss(animated: true)
    try expect(stage.nextFlight("photo").target.minX, equals: 110)
    try stage.settle()
    expect(!hero(of: one).isHidden && !hero(of: two).isHidden)
    try stage.close()
  }

  @Test(.rule("H-42")) func `selecting another tab during a flight leaves no view hidden`() throws {
    let one = screen("One", at: 10), two = screen("Two", at: 110),
      pushed = screen("Pushed", at: 210)
    let stack = NavigationController(rootViewController: one)
    let hero = HeroTransition(), tabs = TabBarController("Tabs")
    stack.delegate = hero
    tabs.viewControllers = [stack, two]
    let stage = Stage(tabs)
    stack.pushViewController(pushed, animated: true)
    _ = try stage.nextFlight("photo")
    stage.advance(by: .milliseconds(100))
    tabs.selectedIndex = 1
    try stage.settle()
    expect(
      stage.flights.isEmpty && !self.hero(of: pushed).isHidden && !self.hero(of: one).isHidden)
    tabs.selectedIndex = 0
    try stage.settle()
    stack.popViewController(animated: true)
    try expect(stage.nextFlight("photo").target.minX, equals: 10)
    try stage.settle()
    try stage.close()
  }

  @Test(.rule("H-30"))
  func `a hero flies even if its screen has presented another controller before`() throws {
    let gallery = screen("Gallery", at: 10), detail = screen("Detail", at: 210)
    let stage = Stage(gallery)
    gallery.present(ViewController("Other"), animated: true)
    try stage.settle()
    gallery.dismiss(animated: true)
    try stage.settle()
    detail.customTransition = HeroTransition()
    gallery.present(detail, animated: true)
    try expect(stage.nextFlight("photo").frame().minX, equals: 10)
    try stage.settle()
    try stage.close()
  }
}
