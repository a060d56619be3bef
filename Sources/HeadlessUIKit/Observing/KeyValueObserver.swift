/// An object that is not a responder and observes properties by name.
///
/// On Linux, this protocol requires `observeValue(forKeyPath:of:change:context:)`, because only
/// responders inherit the method. On a Mac, every `NSObject` inherits the method, and this protocol
/// requires nothing.
@preconcurrency @MainActor public protocol KeyValueObserver: AnyObject {
  #if !canImport(ObjectiveC)
    /// Called after an observed property has changed.
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?)
  #endif
}
