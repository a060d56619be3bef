import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Tests of popular transitions in client files that import only UIKit.
///
/// The tests check how a transition begins, runs, ends and is canceled.
@MainActor @Suite("Popular transitions") struct PopularTransitionTests {
  private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-3 }

  private func seen(_ controller: UIViewController) -> UIView.PresentationValues {
    controller.view.presentationValues()
  }

  @Test func `a flip rotates the old screen out of view, then the new screen into view`() throws {
    let next = PlainViewController(title: "Next")
    let show = Show(presenting: next, FlipDelegate(), style: .fullScreen), stage = show.stage
    expect(near(seen(show.home).transform.a, 1) && near(seen(next).transform.a, 0))
    stage.advance(by: .milliseconds(400))
    expect(near(seen(show.home).transform.a, 0) && near(seen(next).transform.a, 0))
    stage.advance(by: .milliseconds(300))
    expect(seen(next).transform.a > 0.5 && seen(next).transform.d == 1)
    try stage.settle()
    expect(seen(next).transform == .identity && stage.visible == ["Next"])
    next.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible == ["Home"] && stage.issues.isEmpty)
    try stage.close()
  }

  @Test func `a view that is shared by two screens moves between the screens as a snapshot`() throws
  {
    let thumbnails = ThumbnailViewController(), picture = PictureViewController()
    (thumbnails.restorationIdentifier, picture.restorationIdentifier) = ("Thumbnails", "Picture")
    let stage = Stage(thumbnails), delegate = SharedElementDelegate()
    (picture.modalPresentationStyle, picture.transitioningDelegate) = (.fullScreen, delegate)
    thumbnails.present(picture, animated: true)
    stage.runTurn()
    func snapshot() throws -> CGRect {
      let container = try #require(picture.presentationController?.containerView)
      return try #require(container.subviews.last).presentationValues().frame
    }
    expect(try snapshot() == thumbnails.sharedView.frame && picture.sharedView.isHidden)
    stage.advance(by: .milliseconds(200))
    try expect(snapshot(), equals: CGRect(x: 10, y: 300, width: 245, height: 245))
    expect(near(seen(picture).alpha, 0.5))
    try stage.settle()
    expect(!picture.sharedView.isHidden && stage.visible == ["Picture"])
    picture.dismiss(animated: true)
    stage.runTurn()
    stage.advance(by: .milliseconds(100))
    try expect(snapshot(), equals: CGRect(x: 5, y: 200, width: 317.5, height: 317.5))
    try stage.settle()
    expect(stage.visible == ["Thumbnails"] && !thumbnails.sharedView.isHidden)
    try stage.close()
  }

  @Test func `a transition between two screens with a shared view can be canceled`() throws {
    let thumbnails = ThumbnailViewController(), picture = PictureViewController()
    (thumbnails.restorationIdentifier, picture.restorationIdentifier) = ("Thumbnails", "Picture")
    let stage = Stage(thumbnails), steering = Steering(SharedElementDelegate())
    (picture.modalPresentationStyle, picture.transitioningDelegate) = (.fullScreen, steering)
    thumbnails.present(picture, animated: true)
    stage.runTurn()
    steering.hand.update(0.5)
    stage.runTurn()
    expect(near(seen(picture).alpha, 0.5))
    steering.hand.cancel()
    try stage.settle()
    expect(stage.visible == ["Thumbnails"] && !thumbnails.sharedView.isHidden)
    try stage.close()
  }

  @Test(.rule("P-61"))
  func `a card can be dragged between its detents, or dragged away`() throws {
    let home = PlainViewController(title: "Home"), card = DetentCardViewController()
    card.restorationIdentifier = "Card"
    let stage = Stage(home)
    home.present(card, animated: true)
    stage.runTurn()
    expect(seen(card).frame.minY, equals: 844)
    stage.advance(by: .milliseconds(250))
    expect(seen(card).frame.minY > 422 && seen(card).frame.minY < 844)
    try stage.settle()
    expect(seen(card).frame, equals: CGRect(x: 0, y: 422, width: 390, height: 422))
    card.sheetPresentationController?.drag(toHeight: 700)
    expect(seen(card).frame.minY, equals: 144)
    card.sheetPresentationController?.release(velocity: -200)
    try stage.settle()
    expect(card.isExpanded && seen(card).frame.minY == 0)
    card.collapse()
    try stage.settle()
    expect(!card.isExpanded && seen(card).frame.minY == 422)
    let first = stage.user.drag("Card")
    first.update(0.5)
    first.release(velocity: -500)
    try stage.settle()
    expect(stage.visible.count == 2 && seen(card).frame.minY == 422)
    let second = stage.user.drag("Card")
    second.update(0.5)
    second.release(velocity: 500)
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    try stage.close()
  }

  @Test(.rule("A-33a"))
  func `a dissolve fades out the old screen, then fades in the new screen`() throws {
    let next = PlainViewController(title: "Next")
    let show = Show(presenting: next, DissolveDelegate(), style: .fullScreen), stage = show.stage
    expect(near(seen(show.home).alpha, 1) && near(seen(next).alpha, 0))
    stage.advance(by: .milliseconds(300))
    expect(near(seen(show.home).alpha, 0) && near(seen(next).alpha, 0))
    stage.advance(by: .milliseconds(200))
    expect(seen(next).alpha > 0.5 && seen(next).alpha < 1)
    try stage.settle()
    expect(seen(next).alpha == 1 && stage.visible == ["Next"])
    try stage.close()
  }

  @Test(.rule("T-8"), arguments: ["flip", "dissolve"])
  func `a flip and a dissolve can be canceled`(kind: String) throws {
    try Show.expectCancelled(
      kind == "flip" ? FlipDelegate() : DissolveDelegate(), style: .fullScreen)
  }
}
