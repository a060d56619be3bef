import Foundation
import Presentation
import PresentationTesting
import Testing

@Suite("Scratch") @MainActor struct Scratch {
  @Test func `binding`() throws {
    let model = HeroBindingTests.Model()
    let deck = Deck.heroes()
    deck.wall.present(while: \.isOpen, of: model, named: "isOpen") { deck.page }
    model.isOpen = true
    try deck.stage.settle()
    print("SPOILS", deck.spoils)
    deck.page.dismiss(animated: true)
    try deck.stage.settle()
    print("SPOILS", deck.spoils)
    print(deck.stage.trace)
  }
  @Test func `third`() throws {
    let third = ViewController("Third")
    let avatar = View("avatar", frame: CGRect(x: 100, y: 50, width: 60, height: 60))
    avatar.heroID = "photo"
    third.view.addSubview(avatar)
    let deck = Deck.heroes()
    third.customTransition = deck.transition
    _ = try deck.takeOff()
    deck.advance(150)
    deck.page.present(third, animated: true)
    let f = try deck.stage.nextFlight("photo")
    deck.advance(150)
    print("A", deck.shownPhoto, f.frame())
    deck.wall.dismiss(animated: true)
    print("B", deck.shownPhoto, deck.stage.flights.count)
    let home = try deck.stage.nextFlight("photo")
    print("C", home.frame(), home.target, deck.stage.flights.count)
    try deck.stage.settle()
    print(deck.stage.trace)
  }
  @Test func `curves`() throws {
    for seed in 0..<20 as Range<UInt64> {
      var numbers = SeededNumbers(seed: seed)
      let deck = Deck.curves(.modal)
      var place = deck.shownPhoto
      var times: [Int] = []
      for _ in 0..<8 {
        let comes = !(deck.page.presentingViewController != nil && !deck.page.isBeingDismissed)
        comes ? deck.come() : deck.go()
        let n = numbers.below(400)
        times.append(n)
        for _ in 0..<n {
          deck.advance(1)
          let next = deck.shownPhoto
          if !next.isClose(to: place, within: 4.5) {
            print("JUMP", seed, times)
            print(deck.stage.trace)
            return
          }
          place = next
        }
      }
      try deck.stage.settle()
    }
  }
}
