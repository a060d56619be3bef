import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Small symbols of UIKit") struct SmallSymbolTests {
  private let home = PlainViewController(title: "Home")

  /// An object that removes itself from all notifications when it is released.
  private final class Listener: UIViewController {
    private var token: (any NSObjectProtocol)?

    func listen() {
      token = NotificationCenter.default.addObserver(
        forName: Notification.Name("a"), object: nil, queue: nil
      ) { _ in }
    }

    deinit {
      NotificationCenter.default.removeObserver(self)
      NotificationCenter.default.removeObserver(self, name: Notification.Name("a"), object: nil)
    }
  }

  @Test func `an observer can be removed in deinit`() {
    weak var released: Listener?
    do {
      let listener = Listener()
      listener.listen()
      released = listener
    }
    expect(released == nil)
  }

  @Test
  func `a notification observer is called until it is removed or deallocated`() {
    let log = Log(), center = NotificationCenter(), sender = UIView(), name = Notification.Name("a")
    var relay: Relay? = Relay { (note: Notification) in log.note(note.name.rawValue) }
    if let relay { center.addObserver(relay, selector: Relay.action, name: name, object: sender) }
    center.post(name: name, object: sender)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("b"), object: sender)
    expect(log.lines, equals: ["a"])
    if let relay {
      center.removeObserver(relay, name: Notification.Name("b"), object: nil)
      center.post(name: name, object: sender)
      center.removeObserver(relay)
    }
    center.post(name: name, object: sender)
    expect(log.lines, equals: ["a", "a"])
    if let relay { center.addObserver(relay, selector: Relay.action, name: nil, object: nil) }
    center.post(name: name, object: nil)
    relay = nil
    center.post(name: name, object: nil)
    expect(log.lines, equals: ["a", "a", "a"])
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in }
    center.removeObserver(token)
  }

  #if !canImport(ObjectiveC)
    @Test func `an associated object is released with its owner`() {
      final class Value {}
      var key: UInt8 = 0
      withUnsafeMutablePointer(to: &key) { key in
        for object in [NSObject(), UIView(), UIViewController()] {
          expect(objc_getAssociatedObject(object, key) == nil)
          objc_setAssociatedObject(object, key, 7, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
          expect(objc_getAssociatedObject(object, key) as? Int == 7)
          objc_setAssociatedObject(object, key, "b", .OBJC_ASSOCIATION_COPY_NONATOMIC)
          expect(objc_getAssociatedObject(object, key) as? String == "b")
          objc_setAssociatedObject(object, key, nil, .OBJC_ASSOCIATION_RETAIN)
          expect(objc_getAssociatedObject(object, key) == nil)
          objc_setAssociatedObject(object, key, 8, .OBJC_ASSOCIATION_COPY)
          objc_removeAssociatedObjects(object)
          expect(objc_getAssociatedObject(object, key) == nil)
        }
        let owner = UIView()
        weak var held: Value?
        weak var lost: Value?
        do {
          let value = Value(), other = Value()
          objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_RETAIN)
          objc_setAssociatedObject(owner, key + 0, value, .OBJC_ASSOCIATION_RETAIN)
          objc_setAssociatedObject(NSObject(), key, other, .OBJC_ASSOCIATION_RETAIN)
          objc_setAssociatedObject(NSObject(), key, 1, .OBJC_ASSOCIATION_RETAIN)
          (held, lost) = (value, other)
        }
        expect(held != nil && lost == nil)
        objc_setAssociatedObject(owner, key, UIView(), .OBJC_ASSOCIATION_ASSIGN)
        expect(objc_getAssociatedObject(owner, key) == nil && held == nil)
      }
    }
  #endif

  @Test func `the format of a renderer determines the scale of its images`() {
    let stage = Stage(home)
    stage.world.use {
      let format = UIGraphicsImageRendererFormat.default()
      expect(format.scale == 3 && !format.opaque && format.preferredRange == .automatic)
      format.scale = 2
      let size = CGSize(width: 10, height: 20)
      let renderer = UIGraphicsImageRenderer(size: size, format: format)
      expect(renderer.image { _ in }.scale == 2 && renderer.format === format)
      let data = [
        renderer.pngData { $0.fill(.zero) },
        renderer.jpegData(withCompressionQuality: 0.8) { $0.fill(.zero) },
      ]
      let pixels = CGSize(width: 20, height: 40)
      expect(data.map { UIImage(data: $0)?.size }, equals: [pixels, pixels])
      let rect = CGRect(origin: .zero, size: size)
      let traits = UIGraphicsImageRendererFormat(for: home.traitCollection)
      let other = UIGraphicsImageRenderer(bounds: rect, format: traits)
      expect(other.image { _ in }.scale, equals: 3)
      expect(UIGraphicsImageRendererFormat.preferred().scale, equals: 3)
    }
  }

  @Test func `image contexts and renderers make images of the requested size`() {
    let stage = Stage(home)
    stage.world.use {
      expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 20), false, 0)
      expect(home.view.drawHierarchy(in: home.view.bounds, afterScreenUpdates: true))
      #if !canImport(Darwin)
        if let context = UIGraphicsGetCurrentContext() {
          context.saveGState()
          context.setFillColor(UIColor.red.cgColor)
          context.fill(.zero)
          context.restoreGState()
          home.view.layer.render(in: context)
        }
      #endif
      UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
      UIGraphicsEndImageContext()
      let image = UIGraphicsGetImageFromCurrentImageContext()
      expect(image?.size == CGSize(width: 10, height: 20) && image?.scale == 3)
      UIGraphicsEndImageContext()
      expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      var isCalled = false
      let drawn = UIGraphicsImageRenderer(bounds: home.view.bounds).image { context in
        context.fill(.zero)
        context.stroke(.zero)
        isCalled = true
      }
      expect(isCalled && drawn.size == home.view.bounds.size)
      expect(
        UIGraphicsImageRenderer(size: CGSize(width: 5, height: 6)).image { _ in }.scale, equals: 3)
    }
  }

  @Test
  func `a table view controller is the data source and the delegate of its table view`() throws {
    final class List: UITableViewController {
      var chosen: IndexPath?
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
      ) { chosen = indexPath }
      override func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
      ) -> CGFloat { 50 }
    }
    let list = List(style: .grouped), stage = Stage(list)
    expect(list.tableView.style == .grouped && list.tableView.visibleCells.count == 3)
    let row = IndexPath(row: 1, section: 0)
    expect(list.tableView.rectForRow(at: row).minY, equals: 50)
    list.tableView.tapRow(at: row)
    expect(list.chosen == row && list.tableView.indexPathForSelectedRow == row)
    let next = PlainViewController(title: "Next")
    next.modalPresentationStyle = .fullScreen
    list.present(next, animated: false)
    try stage.settle()
    list.dismiss(animated: false)
    try stage.settle()
    expect(list.tableView.indexPathForSelectedRow == nil)
    expect(UITableViewController().tableView.style, equals: .plain)
  }

  @Test func `a scroll view's adjustedContentInset includes the safe area`() {
    let stage = Stage(home), scroll = UIScrollView(frame: home.view.bounds)
    home.view.addSubview(scroll)
    home.view.window?.deviceInsets.top = 47
    stage.runTurn()
    expect(scroll.adjustedContentInset.top, equals: 47)
    scroll.contentInsetAdjustmentBehavior = .never
    expect(scroll.adjustedContentInset.top, equals: 0)
    scroll.panGestureRecognizer.pan(.began)
    expect(scroll.isTracking && scroll.isDragging && !scroll.isDecelerating)
    scroll.panGestureRecognizer.pan(.ended)
    expect(!scroll.isTracking)
    scroll.scrollIndicatorInsets.top = 3
    expect(scroll.decelerationRate == .normal && scroll.scrollIndicatorInsets.top == 3)
  }

  @Test func `a test can simulate swipes and long presses without touches`() {
    let stage = Stage(home)
    final class Log { var states: [UIGestureRecognizer.State] = [] }
    let log = Log(),
      relay = Relay { (gesture: UIGestureRecognizer) in log.states.append(gesture.state) }
    let swipe = UISwipeGestureRecognizer(target: relay, action: Relay.action)
    let press = UILongPressGestureRecognizer(target: relay, action: Relay.action)
    swipe.direction = [.left, .right]
    press.minimumPressDuration = 1
    home.view.addGestureRecognizer(swipe)
    home.view.addGestureRecognizer(press)
    swipe.swipe()
    press.press(.began)
    press.press(.ended)
    expect(log.states, equals: [.ended, .began, .ended])
    expect(swipe.direction.contains(.left) && press.minimumPressDuration == 1)
    expect(stage.issues.isEmpty)
  }

  @Test func `views and layers store settings that have no visible effect`() {
    let stage = Stage(home), view = UIView(), layer = CALayer()
    (view.isOpaque, view.isMultipleTouchEnabled) = (false, true)
    view.contentScaleFactor = 2
    expect(!view.isOpaque && view.isMultipleTouchEnabled && !view.isExclusiveTouch)
    expect(view.contentScaleFactor, equals: 2)
    (layer.isDoubleSided, layer.isOpaque) = (false, true)
    expect(!layer.isDoubleSided && layer.isOpaque)
    view.transform3D = CATransform3DMakeScale(2, 2, 1)
    expect(view.transform.a == 2 && view.layer.transform == view.transform3D)
    expect(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)).blurEffect.style, equals: .dark)
    expect(UIRectCorner.allCorners.contains([.topLeft, .bottomRight]))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    layer.sublayerTransform = perspective
    expect(layer.sublayerTransform == perspective && stage.issues.isEmpty)
    stage.world.use {
      layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
      layer.sublayerTransform = CATransform3DMakeScale(3, 2, 1)
    }
    expect(stage.issues.map(\.code), equals: [.notModelled], "it is said once")
  }
}
