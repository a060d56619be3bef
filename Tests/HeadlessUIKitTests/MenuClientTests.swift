import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitClientSix
import UIKitSupport

@MainActor @Suite("Gestures in client code") struct MenuClientTests {
  @Test(.rule("T-36"), .rule("P-79"), arguments: [200.0, 100])
  func `an edge pan presents a menu, and ending the pan early cancels the presentation`(way: Double)
    throws
  {
    let host = SideMenuHostViewController(nibName: "Host", bundle: nil), stage = Stage(host)
    let relay = Relay { (pan: UIPanGestureRecognizer) in host.panned(pan) }
    host.edgePan.addTarget(relay, action: Relay.action)
    host.edgePan.pan(.began)
    stage.runTurn()
    host.edgePan.pan(.changed, translation: CGPoint(x: way, y: 0))
    stage.runTurn()
    expect(
      stage.viewTree,
      equals: """
        window (0 0 390 844)
          Host.view (0 0 390 844)
          container (0 0 390 844)
            Menu.view (\(way - 280 == -80 ? "-80" : "-180") 0 280 844) -> (0 0 280 844)
        """)
    host.edgePan.pan(.ended, translation: CGPoint(x: way, y: 0))
    try stage.settle()
    expect(stage.visible == (way == 200 ? ["Host", "Menu"] : ["Host"]))
    // If the menu is already presented, another pan does not present the menu again.
    host.edgePan.pan(.began)
    expect(host.edgePan.state, equals: way == 200 ? .possible : .began)
    if way == 100 {
      stage.runTurn()
      host.edgePan.pan(.cancelled)
      try stage.settle()
    }
    try stage.close()
  }

  @Test(.rule("T-36"), arguments: [0.4, 0.8])
  func `a strong pinch dismisses a photo, and a slight pinch does not`(
    scale: Double
  ) throws {
    let home = PlainViewController(title: "Home")
    let photo = PinchToCloseController(nibName: "Photo", bundle: nil), stage = Stage(home)
    photo.modalPresentationStyle = .overFullScreen
    home.present(photo, animated: false)
    stage.runTurn()
    let relay = Relay { (_: UIPinchGestureRecognizer) in photo.pinched() }
    photo.pinch.addTarget(relay, action: Relay.action)
    photo.pinch.pinch(.began)
    stage.runTurn()
    photo.pinch.pinch(.changed, scale: scale)
    stage.runTurn()
    expect(
      stage.viewTree.contains(
        scale == 0.4
          ? "transform [0.52 0 0 0.52 0 0] -> [0.2 0 0 0.2 0 0] corners 24 -> 40"
          : "transform [0.84 0 0 0.84 0 0] -> [0.2 0 0 0.2 0 0] corners 8 -> 40"))
    photo.pinch.pinch(.ended, scale: scale)
    try stage.settle()
    expect(stage.visible == (scale == 0.4 ? ["Home"] : ["Home", "Photo"]))
    try stage.close()
  }
}
