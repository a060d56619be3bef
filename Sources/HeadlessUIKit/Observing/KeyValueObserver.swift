/// An object that is no responder and observes properties by name.
///
/// On a Mac, the method overrides the one of `NSObject`, and this protocol requires nothing. On
/// Linux, only responders inherit the method.
@preconcurrency @MainActor public protocol KeyValueObserver: AnyObject {
  #if !canImport(ObjectiveC)
    /// Called after an observed property has changed.
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?)
  #endif
}
