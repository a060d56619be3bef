#if !canImport(ObjectiveC)
  import Foundation
  import Presentation

  /// The observed properties of the objects in one world (the simulated system of one test).
  ///
  /// When a property of an observed view, layer or property animator changes, the observed values
  /// of this object are compared with their last values. In addition, all observed values are
  /// compared at the end of every run-loop turn.
  @MainActor final class PropertyWatches: PropertyObserving {
    private unowned let world: World
    private var watches: [PropertyWatch] = []
    private var isFollowing = false

    private init(of world: World) { self.world = world }

    static func of(_ world: World) -> PropertyWatches {
      world.attachment { PropertyWatches(of: world) }
    }

    /// Returns the observations of the world in which an object is observed: the world of the
    /// object's view, or the current world.
    static func of(_ object: NSObject) -> PropertyWatches {
      of(PropertyWatch.source(of: object).flatMap { ($0 as? View)?.clientWorld } ?? .current)
    }

    func add(_ watch: PropertyWatch) {
      watches.append(watch)
      switch watch.object.flatMap({ PropertyWatch.source(of: $0) }) {
      case let view as View: view.propertyObserver = self
      case let layer as CALayer: layer.propertyObserver = self
      case let animator as UIViewPropertyAnimator: animator.propertyObserver = self
      default: break
      }
      guard !isFollowing else { return }
      isFollowing = true
      world.followCommits { [weak self] in self?.checkAll() ?? false }
    }

    func remove(where isRemoved: (PropertyWatch) -> Bool) { watches.removeAll(where: isRemoved) }

    func propertyChanged(of object: AnyObject) {
      for watch in watches {
        guard let observed = watch.object, PropertyWatch.source(of: observed) === object else {
          continue
        }
        check(watch)
      }
    }

    /// Compares all observed values, and returns whether any object is still observed.
    ///
    /// An observer may change further values, which the next turn compares.
    private func checkAll() -> Bool {
      var hasChanges = false
      for watch in watches where check(watch) { hasChanges = true }
      if hasChanges { world.clock.setNeedsCommit() }
      watches.removeAll { $0.isOver }
      isFollowing = !watches.isEmpty
      return isFollowing
    }

    /// Calls an observer if its value has changed, and returns whether the value has changed.
    @discardableResult private func check(_ watch: PropertyWatch) -> Bool {
      !watch.isOver && world.use { watch.check() }
    }
  }

  /// One observed property of one object.
  @MainActor final class PropertyWatch {
    private(set) weak var object: NSObject?
    /// The object whose `observeValue` is called; nil for an observation with a closure.
    private(set) weak var observer: NSObject?
    /// The path that was passed to `addObserver`; nil for an observation with a closure.
    let keyPath: String?
    let context: UnsafeMutableRawPointer?
    private let hasEnded: () -> Bool
    /// Calls the observer if the value has changed, and returns whether the value has changed.
    let check: () -> Bool

    /// Creates an observation with a closure, which ends when its token is released or invalidated.
    init(of object: NSObject, token: NSKeyValueObservation, check: @escaping () -> Bool) {
      (self.object, self.check, keyPath, context) = (object, check, nil, nil)
      hasEnded = { [weak token] in token?.isInvalidated ?? true }
    }

    /// Creates an observation by an object, which ends when the object is released.
    init(
      of object: NSObject, by observer: NSObject, keyPath: String,
      context: UnsafeMutableRawPointer?, check: @escaping () -> Bool
    ) {
      (self.object, self.observer, self.check) = (object, observer, check)
      (self.keyPath, self.context) = (keyPath, context)
      hasEnded = { [weak observer] in observer == nil }
    }

    var isOver: Bool { object == nil || hasEnded() }

    /// Returns the view or the layer whose changes may change properties of an object.
    static func source(of object: NSObject) -> AnyObject? {
      switch object {
      case let controller as UIViewController: controller.viewIfLoaded
      case let layer as CALayer: layer.owner ?? layer
      default: object
      }
    }

    /// Returns whether two values differ; values that cannot be compared count as equal.
    static func differ(_ old: Any?, _ new: Any?) -> Bool {
      switch (old, new) {
      case (nil, nil): return false
      case (let old?, let new?):
        if let old = old as? any Equatable { return !isEqual(old, new) }
        guard type(of: old) is AnyClass, type(of: new) is AnyClass else { return false }
        return (old as AnyObject) !== (new as AnyObject)
      default: return true
      }
    }

    private static func isEqual<Value: Equatable>(_ old: Value, _ new: Any) -> Bool {
      new as? Value == old
    }
  }
#endif
