import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import Testing

// The Swift examples in the docstrings of `PresentationTransitions`, line by line.

@MainActor @Suite("Docstring examples of PresentationTransitions") struct TransitionDocExamples {
  final class Today: ViewController, CardScreen {
    var cardView: View?
  }

  final class Photo: ViewController, PhotoScreen {
    let photoView: View?

    init(frame: CGRect) {
      photoView = View("photo", frame: frame)
      super.init(nibName: "Photo", bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      if let photoView { view.addSubview(photoView) }
    }
  }

  @Test func `the documented card grows into the pushed screen`() throws {
    let today = Today("Today"), stack = NavigationController(rootViewController: today)
    let stage = Stage(stack),
      view = View("card", frame: CGRect(x: 20, y: 90, width: 80, height: 90))
    today.view.addSubview(view)
    today.cardView = view
    let card = CardTransition()
    stack.delegate = card
    stack.pushViewController(ViewController("Story"), animated: true)
    try stage.settle()
    #expect(stage.visible.last == "Story" && stage.issues.isEmpty)
    try stage.close()
  }

  @Test func `the documented fade, slide and menu finish their transitions`() throws {
    let home = ViewController("Home"), stack = NavigationController(rootViewController: home)
    let detail = ViewController("Detail"), menu = ViewController("Menu"), stage = Stage(stack)
    let slide = SlideTransition(from: .right)
    stack.delegate = slide
    detail.customTransition = FadeTransition()
    stack.delegate = slide
    home.present(detail, animated: true)
    try stage.settle()
    detail.dismiss(animated: true)
    try stage.settle()
    stack.pushViewController(ViewController("Page"), animated: true)
    try stage.settle()
    slide.drag.begin(length: 390) { stack.popViewController(animated: true) }
    stage.runTurn()
    slide.drag.update(translation: 150)
    slide.drag.release(velocity: 300)
    try stage.settle()
    #expect(stack.viewControllers == [home])
    let sideMenu = SideMenuTransition(width: 280)
    menu.customTransition = sideMenu
    sideMenu.drag.begin(length: 280) { home.present(menu, animated: true) }
    stage.runTurn()
    sideMenu.drag.update(translation: 200)
    sideMenu.drag.release(velocity: 300)
    try stage.settle()
    #expect(stage.visible.last == "Menu")
    try stage.close()
  }

  @Test func `the documented hero flies to the photo`() throws {
    let gallery = ViewController("Gallery"), detail = ViewController("Detail")
    let stage = Stage(gallery),
      card = View("card", frame: CGRect(x: 24, y: 400, width: 80, height: 80))
    let photo = View("photo", frame: CGRect(x: 0, y: 120, width: 390, height: 390))
    gallery.view.addSubview(card)
    detail.view.addSubview(photo)
    card.heroID = "photo"
    photo.heroID = "photo"
    detail.customTransition = HeroTransition()
    gallery.present(detail, animated: true)
    #expect(try stage.nextFlight("photo").target == photo.frame)
    try stage.settle()
    try stage.close()
  }

  @Test func `the documented drag moves the photo back into the grid`() throws {
    let grid = Photo(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    let stack = NavigationController(rootViewController: grid), stage = Stage(stack)
    let zoom = PhotoZoomTransition()
    stack.delegate = zoom
    let large = Photo(frame: CGRect(x: 0, y: 200, width: 390, height: 390))
    stack.pushViewController(large, animated: true)
    try stage.settle()
    zoom.pull.begin { stack.popViewController(animated: true) }
    stage.runTurn()
    zoom.pull.update(translation: CGPoint(x: 20, y: 160))
    zoom.pull.release(velocity: CGPoint(x: 0, y: 900))
    try stage.settle()
    #expect(stack.viewControllers == [grid] && stage.issues.isEmpty)
    try stage.close()
  }

  @Test func `the documented sheet is dragged to its large detent`() throws {
    let home = ViewController("Home"), controller = ViewController("Sheet"), stage = Stage(home)
    let transition = SheetTransition(detents: [.medium, .large])
    controller.customTransition = transition
    home.present(controller, animated: true)
    try stage.settle()
    let lower = controller.view.frame.height
    transition.pull.begin()
    transition.pull.update(translation: -200)
    transition.pull.release(velocity: -500)
    try stage.settle()
    #expect(controller.view.frame.height > lower)
    try stage.close()
  }
}
