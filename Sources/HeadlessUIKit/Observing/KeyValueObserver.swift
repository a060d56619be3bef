/// An object that observes properties by name.
///
/// A responder, such as a view or a controller, can observe properties without this protocol.
///
/// On Linux, the protocol requires `observeValue(forKeyPath:of:change:context:)`, because only
/// responders inherit this method. On a Mac, the protocol requires nothing, because every
/// `NSObject` inherits the method.
@preconcurrency @MainActor public protocol KeyValueObserver: AnyObject {
  #if !canImport(ObjectiveC)
    /// Called after an observed property has changed.
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?)
  #endif
}
