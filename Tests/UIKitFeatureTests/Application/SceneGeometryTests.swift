import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Scenes whose size changes") struct SceneGeometryTests {
  private final class Home: UIViewController {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.note("willTransition")
      coordinator.animate(alongsideTransition: { [log] _ in log.note("alongside") }) { [log] _ in
        log.note("completion")
      }
    }
  }

  private final class Guide: NSObject, UIWindowSceneDelegate {
    let log: Log

    init(_ log: Log) {
      self.log = log
    }

    func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) {
      let old = previousCoordinateSpace.bounds.size, new = windowScene.coordinateSpace.bounds.size
      log.note("width \(Int(old.width)) to \(Int(new.width))")
      log.note("\(previousInterfaceOrientation) to \(windowScene.interfaceOrientation)")
      log.note(
        "\(previousTraitCollection.verticalSizeClass) to "
          + "\(windowScene.traitCollection.verticalSizeClass)")
    }

    func windowScene(
      _ windowScene: UIWindowScene,
      didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
      let old = previousEffectiveGeometry, new = windowScene.effectiveGeometry
      log.note("\(old.interfaceOrientation) to \(new.interfaceOrientation)")
      let heights = [old, new].map { Int($0.coordinateSpace.bounds.height) }
      log.note("height \(heights[0]) to \(heights[1])")
    }
  }

  @Test(.rule("P-88d"))
  func `the delegate of a scene is called after a rotation, with the old values`() throws {
    let log = Log(), stage = Stage(Home(log)), guide = Guide(log)
    try #require(stage.window.windowScene).delegate = guide
    stage.window.rotate(to: .landscapeLeft)
    expect(
      log.lines,
      equals: [
        "willTransition", "alongside", "width 390 to 844", "portrait to landscapeLeft",
        "regular to compact", "portrait to landscapeLeft", "height 844 to 390",
      ])
    try stage.settle()
    expect(log.lines.last, equals: "completion")
    try stage.close()
  }

  @Test(.rule("P-88d"))
  func `the delegate of a scene is not called when a window that is not key changes its size`()
    throws
  {
    let log = Log(), stage = Stage(PlainViewController(title: "Home")), guide = Guide(log)
    let scene = try #require(stage.window.windowScene), banner = UIWindow(windowScene: scene)
    scene.delegate = guide
    banner.isHidden = false
    banner.resize(to: CGSize(width: 100, height: 50))
    expect(log.lines.isEmpty)
    stage.window.resize(to: CGSize(width: 320, height: 844))
    expect(log.lines.first, equals: "width 390 to 320")
    try stage.close()
  }
}
