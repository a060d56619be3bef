import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Zooming as in the photo viewers of apps.
@MainActor @Suite("Zooming") struct ZoomTests {
  private final class Photo: UIScrollView, UIScrollViewDelegate {
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var isZoomable = true
    var heard: [String] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { isZoomable ? picture : nil }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { heard.append("zoom \(zoomScale)") }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      heard.append("begin \(view === picture)")
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { heard.append("end \(scale)") }
  }

  private let home = PlainViewController(title: "Home")
  private let photo = Photo(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let stage: Stage

  init() {
    stage = Stage(home)
    home.view.addSubview(photo)
    photo.addSubview(photo.picture)
    photo.contentInsetAdjustmentBehavior = .never
    photo.delegate = photo
    stage.runTurn()
  }

  @Test func `a zoom scale scales the delegate's view and the contents, within its limits`() throws
  {
    photo.zoomScale = 2
    expect(photo.pinchGestureRecognizer == nil && photo.heard.isEmpty && photo.zoomScale == 1)
    photo.maximumZoomScale = 3
    photo.isZoomable = false
    photo.zoomScale = 2
    photo.setZoomScale(2, animated: true)
    photo.isZoomable = true
    photo.zoomScale = 1
    expect(photo.heard.isEmpty && photo.zoomScale == 1 && photo.contentSize == .zero)
    photo.zoomScale = 2
    expect(photo.picture.frame, equals: CGRect(x: 0, y: 0, width: 400, height: 200))
    expect(photo.contentSize, equals: CGSize(width: 400, height: 200))
    expect(photo.contentOffset == CGPoint(x: 100, y: 50) && photo.heard == ["zoom 2.0"])
    photo.setZoomScale(7, animated: false)
    photo.zoomScale = 0.1
    expect(photo.heard, equals: ["zoom 2.0", "zoom 3.0", "zoom 1.0"])
    expect(photo.picture.transform.isIdentity && photo.contentOffset == .zero)
    try stage.close()
  }

  @Test func `an animated zoom shows a rectangle, and tells the delegate of its end`() throws {
    photo.maximumZoomScale = 4
    photo.zoom(to: CGRect(x: 150, y: 50, width: 50, height: 20), animated: true)
    expect(photo.zoomScale == 4 && photo.heard == ["begin true", "zoom 4.0"])
    expect(photo.contentOffset, equals: CGPoint(x: 600, y: 190))
    stage.advance(by: .milliseconds(150))
    let half = photo.picture.presentationValues().transform.a
    expect(half > 1 && half < 4 && photo.heard.count == 2)
    try stage.settle()
    expect(photo.heard == ["begin true", "zoom 4.0", "end 4.0"] && !photo.isZoomBouncing)
    photo.zoom(to: .zero, animated: true)
    expect(photo.zoomScale, equals: 4)
    try stage.close()
  }

  @Test(arguments: [true, false])
  func `two fingers zoom around their middle, unless the limits are equal`(isAllowed: Bool) throws {
    if isAllowed { photo.maximumZoomScale = 2 }
    photo.panGestureRecognizer.isEnabled = false
    let a = stage.user.touch(photo, at: CGPoint(x: 40, y: 50))
    let b = stage.user.touch(photo, at: CGPoint(x: 60, y: 50))
    b.move(x: 10)
    expect(photo.isZooming, equals: isAllowed)
    b.move(x: 90)
    for finger in [a, b] { finger.lift() }
    expect(!photo.isZooming && photo.zoomScale == (isAllowed ? 2 : 1))
    let expected = ["begin true", "zoom 1.5", "zoom 2.0", "end 2.0"]
    expect(photo.heard, equals: isAllowed ? expected : [])
    try stage.settle()
    try stage.close()
  }

  @Test func `constraints of a zoomed view keep its scaled frame`() throws {
    photo.maximumZoomScale = 2
    photo.picture.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      photo.picture.leadingAnchor.constraint(equalTo: photo.contentLayoutGuide.leadingAnchor),
      photo.picture.trailingAnchor.constraint(equalTo: photo.contentLayoutGuide.trailingAnchor),
      photo.picture.topAnchor.constraint(equalTo: photo.contentLayoutGuide.topAnchor),
      photo.picture.bottomAnchor.constraint(equalTo: photo.contentLayoutGuide.bottomAnchor),
      photo.picture.widthAnchor.constraint(equalTo: photo.frameLayoutGuide.widthAnchor),
      photo.picture.heightAnchor.constraint(equalTo: photo.frameLayoutGuide.heightAnchor),
    ])
    stage.runTurn()
    photo.zoomScale = 2
    stage.runTurn()
    expect(photo.picture.frame, equals: CGRect(x: 0, y: 0, width: 400, height: 200))
    expect(photo.contentSize == CGSize(width: 400, height: 200) && stage.issues.isEmpty)
    try stage.close()
  }
}
