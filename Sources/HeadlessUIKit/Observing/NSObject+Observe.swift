#if !canImport(ObjectiveC)
  public import Foundation
  import Presentation

  extension NSObjectProtocol where Self: NSObject {
    /// Calls a closure after each change of a property until the returned object is released.
    ///
    /// The closure is called at once after a change of one of these properties:
    ///
    /// - The frame, the bounds, the center, the transform, the opacity, `isHidden` or the look
    ///   (such as the background color) of a view or a layer.
    /// - The offset, the size or the insets of a scroll view's contents.
    /// - `isRunning`, `state`, `isReversed` or `fractionComplete` of a property animator, after a
    ///   call or the end of the animation changes them.
    ///
    /// A key path of a controller can lead to such a property, too, for example `\.view.frame`.
    /// After a change of any other property, for example a property that the app declares, the
    /// closure is called at the end of the current pass of the run loop.
    ///
    /// The closure is not called if the new value equals the old value. Objects that are not
    /// `Equatable` are compared by identity. For a property whose values are neither objects nor
    /// `Equatable`, the closure is not called after changes.
    @preconcurrency @MainActor public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      options.reportPrior()
      let token = NSKeyValueObservation()
      var last = self[keyPath: keyPath]
      func change(_ old: Value?, _ new: Value) -> NSKeyValueObservedChange<Value> {
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false)
      }
      let watch = PropertyWatch(of: self, token: token) { [weak self] in
        guard let self else { return false }
        let (old, new) = (last, self[keyPath: keyPath])
        guard PropertyWatch.differ(old, new) else { return false }
        last = new
        changeHandler(self, change(old, new))
        return true
      }
      PropertyWatches.of(self).add(watch)
      if options.contains(.initial) { changeHandler(self, change(nil, last)) }
      return token
    }
  }

  extension NSObject {
    /// Observes a property by name.
    ///
    /// After each change, the method `observeValue(forKeyPath:of:change:context:)` of the observer
    /// is called. The observer must be a responder or conform to ``KeyValueObserver``. The method
    /// is called at the same times as the closure of `observe(_:options:changeHandler:)`.
    ///
    /// The observation ends with ``removeObserver(_:forKeyPath:)``, or when the observer is
    /// released. If this package does not support the name, nothing is observed, and the name is
    /// reported once as the issue `notModelled`.
    @preconcurrency @MainActor public final func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      guard let read = KeyValueNames.reader(of: keyPath, of: self) else {
        return KeyValueNames.report(keyPath, of: self)
      }
      options.reportPrior()
      var last = read(self)
      func tell(_ object: NSObject, _ observer: NSObject?, _ old: Any?, _ new: Any?) {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new) { change[.newKey] = new }
        if options.contains(.old) { change[.oldKey] = old }
        switch observer {
        case let responder as UIResponder:
          responder.observeValue(
            forKeyPath: keyPath, of: object, change: change, context: context)
        case let other as any KeyValueObserver:
          other.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        default: break
        }
      }
      let watch = PropertyWatch(of: self, by: observer, keyPath: keyPath, context: context) {
        [weak self, weak observer] in
        guard let self else { return false }
        let (old, new) = (last, read(self))
        guard PropertyWatch.differ(old, new) else { return false }
        last = new
        tell(self, observer, old, new)
        return true
      }
      PropertyWatches.of(self).add(watch)
      if options.contains(.initial) { tell(self, observer, nil, last) }
    }

    /// Ends an observer's observations of a property.
    @preconcurrency @MainActor public final func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String
    ) {
      PropertyWatches.of(self).remove { watch in
        watch.object === self && watch.keyPath == keyPath
          && (watch.observer === observer || watch.observer == nil)
      }
    }

    /// Ends an observer's observations of a property; only observations with the given context end.
    @preconcurrency @MainActor public final func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
      PropertyWatches.of(self).remove { watch in
        watch.object === self && watch.keyPath == keyPath && watch.context == context
          && (watch.observer === observer || watch.observer == nil)
      }
    }
  }

  extension NSKeyValueObservingOptions {
    /// Reports, once for each world, that the option `prior` is not modeled, if it is among these
    /// options.
    @MainActor fileprivate func reportPrior() {
      guard contains(.prior) else { return }
      World.current.reportOnce(
        "NSKeyValueObservingOptions.prior",
        "The observation prior calls no handler before a change.",
        advice: "Read the old value from the change, with the option old.")
    }
  }
#endif
