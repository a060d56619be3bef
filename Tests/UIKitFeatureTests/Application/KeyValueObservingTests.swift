#if !canImport(ObjectiveC)
  import PresentationTesting
  import TestSupport
  import Testing
  import UIKit
  import UIKitSupport

  @MainActor @Suite("Key-value observing") struct KeyValueObservingTests {
    private final class Log { var lines: [String] = [] }

    private final class Watcher: UIView {
      let log = Log()

      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        let old = change?[.oldKey] as? CGPoint, new = change?[.newKey] as? CGPoint
        log.lines.append("\(keyPath ?? "-") \(old?.y ?? -1) \(new?.y ?? -1)")
      }
    }

    private class Model: NSObject, KeyValueObserver {
      let log = Log()
      var progress = 0.0

      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { log.lines.append(keyPath ?? "-") }
    }

    private let home = PlainViewController(title: "Home")
    private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let log = Log()
    private let stage: Stage

    init() {
      stage = Stage(home)
      home.view.addSubview(list)
      list.contentSize = CGSize(width: 300, height: 1000)
    }

    @Test
    func `an observation of contentOffset is called at once, with the old and new value`() {
      let token = list.observe(\.contentOffset, options: [.old, .new, .initial]) {
        [log] view, change in
        log.lines.append(
          "\(view.contentOffset.y) \(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
      }
      list.contentOffset.y = 40
      list.contentOffset.y = 40
      list.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
      expect(log.lines, equals: ["0.0 -1.0 0.0", "40.0 0.0 40.0", "60.0 40.0 60.0"])
      token.invalidate()
      list.contentOffset.y = 80
      expect(log.lines.count, equals: 3)
    }

    @Test
    func `an observation of an app-defined property is called in the next run-loop turn`() throws {
      let model = Model()
      let token = stage.world.use {
        model.observe(\.progress) { [log] model, _ in log.lines.append("\(model.progress)") }
      }
      try stage.settle()
      for progress in [0.5, 0.5, 1] {
        model.progress = progress
        stage.runTurn()
        stage.runTurn()
      }
      expect(log.lines, equals: ["0.5", "1.0"])
      token.invalidate()
    }

    @Test func `an observation ends when its token is released`() {
      var token: NSKeyValueObservation? = list.observe(\.contentOffset) { [log] _, change in
        log.lines.append("\(change.newValue == nil && change.oldValue == nil)")
      }
      list.contentOffset.y = 10
      token = nil
      list.contentOffset.y = 20
      expect(log.lines == ["true"] && token == nil)
    }

    @Test
    func `moving or resizing a view calls the observation of the frame exactly once`() {
      let token = list.observe(\.frame, options: .new) { [log] _, change in
        log.lines.append("\(change.newValue.map { "\($0.minY) \($0.height)" } ?? "-")")
      }
      list.frame = CGRect(x: 0, y: 50, width: 300, height: 200)
      list.center.y += 10
      list.bounds.size.height = 220
      list.transform = CGAffineTransform(translationX: 0, y: 5)
      expect(log.lines, equals: ["50.0 200.0", "60.0 200.0", "50.0 220.0", "55.0 220.0"])
      token.invalidate()
    }

    @Test func `alpha, isHidden, contentSize, layer properties and view bounds can be observed`() {
      let inner = CALayer()
      home.view.layer.addSublayer(inner)
      let tokens = [
        list.observe(\.alpha) { [log] _, _ in log.lines.append("alpha") },
        list.observe(\.isHidden) { [log] _, _ in log.lines.append("isHidden") },
        list.observe(\.contentSize) { [log] _, _ in log.lines.append("contentSize") },
        list.layer.observe(\.position) { [log] _, _ in log.lines.append("position") },
        inner.observe(\.position) { [log] _, _ in log.lines.append("inner position") },
        inner.observe(\.cornerRadius) { [log] _, _ in log.lines.append("corner") },
        home.observe(\.view.bounds) { [log] _, _ in log.lines.append("view.bounds") },
      ]
      list.alpha = 0.5
      list.isHidden = true
      list.contentSize.height = 1200
      list.center.x += 1
      inner.position.x = 3
      inner.cornerRadius = 2
      home.view.bounds.size.height = 800
      expect(
        log.lines,
        equals: [
          "alpha", "isHidden", "contentSize", "position", "inner position", "corner", "view.bounds",
        ])
      for token in tokens { token.invalidate() }
    }

    @Test
    func `observations of a label's text are called in the next layout pass, not at once`() throws {
      let model = Model(), label = UILabel()
      home.view.addSubview(label)
      let tokens = [
        model.observe(\.progress, options: .new) { [log] _, change in
          log.lines.append("progress \(change.newValue ?? -1)")
        },
        label.observe(\.text) { [log] label, _ in log.lines.append(label.text ?? "-") },
      ]
      model.progress = 0.5
      label.text = "Half"
      expect(log.lines.isEmpty)
      home.view.setNeedsLayout()
      try stage.settle()
      expect(log.lines, equals: ["progress 0.5", "Half"])
      for token in tokens { token.invalidate() }
      try stage.close()
    }

    @Test
    func `observeValue is called on an observer until the observer is removed or deallocated`() {
      var watcher: Watcher? = Watcher()
      let lines = watcher?.log
      if let watcher {
        list.addObserver(watcher, forKeyPath: "contentOffset", options: [.old, .new], context: nil)
        list.addObserver(watcher, forKeyPath: "layer.position", options: [.new], context: nil)
        list.contentOffset.y = 30
        list.center.y = 210
        list.removeObserver(watcher, forKeyPath: "layer.position")
        list.center.y = 220
      }
      watcher = nil
      list.contentOffset.y = 50
      expect(lines?.lines, equals: ["contentOffset 0.0 30.0", "layer.position -1.0 210.0"])
      let model = Model()
      list.addObserver(model, forKeyPath: "alpha", context: nil)
      list.alpha = 0.2
      list.removeObserver(model, forKeyPath: "alpha", context: nil)
      list.alpha = 0.4
      expect(model.log.lines, equals: ["alpha"])
    }

    /// A model that declares properties of its own, and inherits one.
    private final class Player: Model {
      var title: String?
      var level: Int { 3 }
    }

    @Test func `stored properties of the app's own classes can be observed by name`() {
      let player = Player(), watcher = Model()
      for name in ["title", "progress"] {
        player.addObserver(watcher, forKeyPath: name, context: nil)
      }
      player.title = "Song"
      stage.runTurn()
      player.progress = 0.5
      stage.runTurn()
      stage.runTurn()
      player.title = nil
      stage.runTurn()
      expect(watcher.log.lines == ["title", "progress", "title"] && stage.issues.isEmpty)
      player.addObserver(watcher, forKeyPath: "level", context: nil)
      expect(stage.issues.map(\.code), equals: [.notModelled], "a computed property")
    }

    @Test func `settle calls the observers of properties that are compared at the end of a turn`()
      throws
    {
      try stage.settle()
      let token = home.observe(\.title, options: [.new]) { [log] home, change in
        log.lines.append(home.title ?? "-")
        if log.lines.count < 3 { home.title = "\(log.lines.count)" }
      }
      home.title = "0"
      expect(log.lines, equals: [])
      try stage.settle()
      expect(log.lines, equals: ["0", "1", "2"])
      token.invalidate()
      try stage.close()
    }

    @Test
    func `reading a key that the package does not model returns nil and is reported once`() {
      expect(list.value(forKey: "contentOffset") as? CGPoint == .zero)
      expect(list.value(forKeyPath: "layer.bounds") as? CGRect == list.bounds)
      expect(home.value(forKey: "title") as? String == "Home")
      expect(list.value(forKey: "_secret") == nil && list.value(forKey: "_secret") == nil)
      home.setValue(1, forKey: "tabBar")
      list.addObserver(Watcher(), forKeyPath: "_other", context: nil)
      expect(stage.issues.map(\.code), equals: [.notModelled, .notModelled, .notModelled])
    }

    @Test func `the view of a bar item is its custom view`() {
      let button = UIBarButtonItem(customView: list), tab = UITabBarItem()
      tab.title = "Home"
      stage.world.use {
        expect(button.value(forKey: "view") as? UIView === list)
        expect(tab.value(forKey: "view") == nil && tab.value(forKey: "title") as? String == "Home")
        expect(stage.issues.isEmpty && tab.value(forKey: "other") == nil)
      }
      expect(stage.issues.map(\.code), equals: [.notModelled])
      expect(autoreleasepool { 3 }, equals: 3)
    }

    @Test(.rule("A-8"))
    func `an observation of an animator's isRunning is called when it starts, pauses and ends`()
      throws
    {
      let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear)
      animator.pausesOnCompletion = true
      animator.addAnimations { [list] in list.alpha = 0 }
      let token = animator.observe(\.isRunning, options: .new) { [log] animator, change in
        log.lines.append("\(animator.state) \(change.newValue ?? false)")
      }
      stage.world.use { animator.startAnimation() }
      expect(log.lines, equals: ["active true"])
      animator.pauseAnimation()
      animator.startAnimation()
      expect(log.lines, equals: ["active true", "active false", "active true"])
      try stage.settle()
      expect(log.lines.suffix(1) == ["active false"] && animator.fractionComplete == 1)
      expect(animator.isRunning == false && list.alpha == 0)
      token.invalidate()
      animator.stopAnimation(true)
      try stage.close()
    }
  }
#endif
