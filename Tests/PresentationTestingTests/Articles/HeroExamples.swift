import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import Testing

// The Swift examples of the article Hero flights, word for word; only spacing may differ.

@MainActor @Test func `a card flies to the photo with the same heroID`() throws {
  let gallery = ViewController("Gallery"), detail = ViewController("Detail")
  let stage = Stage(gallery), title = View("title")
  let card = View("card", frame: CGRect(x: 24, y: 400, width: 80, height: 80))
  let photo = View("photo", frame: CGRect(x: 0, y: 120, width: 390, height: 390))
  (card.heroID, title.heroID, photo.heroID) = ("photo", "title", "photo")
  [card, title].forEach(gallery.view.addSubview)
  detail.view.addSubview(photo)
  detail.customTransition = HeroTransition()
  gallery.present(detail, animated: true)
  let flight = try stage.nextFlight("photo")
  #expect(flight.frame(after: .zero) == card.frame)
  #expect(flight.frame(after: .milliseconds(200)).width > 360)  // Nearly the size of the photo.
  #expect(stage.unmatchedIDs == ["title"])
  try stage.settle()
  // While the photo is shown, the card moves. The photo flies back to the card's new place.
  stage.rotate(to: .landscapeLeft)
  card.frame.origin = CGPoint(x: 120, y: 200)
  detail.dismiss(animated: true)
  #expect(try stage.nextFlight("photo").target == card.frame)
  try stage.settle()
  try stage.close()
}

@MainActor @Test func `a pop during a push sends a flying view back without a jump`() throws {
  let list = ViewController("List"), detail = ViewController("Detail")
  let stack = NavigationController(rootViewController: list), stage = Stage(stack)
  let card = View("card", frame: CGRect(x: 20, y: 600, width: 80, height: 80))
  let cover = View("cover", frame: CGRect(x: 20, y: 100, width: 350, height: 350))
  (card.heroID, cover.heroID) = ("cover", "cover")
  list.view.addSubview(card)
  detail.view.addSubview(cover)
  let hero = HeroTransition()
  stack.delegate = hero

  stack.pushViewController(detail, animated: true)
  let flight = try stage.nextFlight("cover")
  stage.advance(by: .milliseconds(150))
  let here = flight.frame()
  stack.popViewController(animated: true)
  #expect(abs(try stage.nextFlight("cover").frame().minY - here.minY) < 1e-9)
  #expect(flight.target == card.frame)  // The same flight continues, with a new target.
  try stage.settle()
  #expect(stack.topViewController === list && !card.isHidden)
  try stage.close()
}

@MainActor @Test
func `during a hero transition, an outline marks the old place of the flying stamp`() throws {
  let album = ViewController("Album"), detail = ViewController("Detail"), stage = Stage(album)
  let stamp = View("stamp", frame: CGRect(x: 20, y: 600, width: 60, height: 60))
  let large = View("large", frame: CGRect(x: 95, y: 100, width: 200, height: 200))
  (stamp.heroID, large.heroID) = ("stamp", "stamp")
  album.view.addSubview(stamp)
  detail.view.addSubview(large)
  let hero = HeroTransition()
  hero.path = .arc(height: 80)
  hero.placeholder = { _, original in original === stamp ? View("outline") : nil }
  hero.flyingView = { id, _, _ in View("flying \(id)") }
  detail.customTransition = hero
  album.present(detail, animated: true)
  _ = try stage.nextFlight("stamp")
  #expect(stage.viewTree.contains("outline"))
  #expect(stage.viewTree.contains("flying stamp"))
  try stage.settle()
  #expect(!stage.viewTree.contains("outline"))
  try stage.close()
}
