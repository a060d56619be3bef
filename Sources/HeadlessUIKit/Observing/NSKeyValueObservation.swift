#if !canImport(ObjectiveC)
  public import Foundation
  import Presentation

  /// An observation of a property; the observation ends when this object is released.
  public final class NSKeyValueObservation: NSObject, Sendable {
    private let ended = AtomicFlag()

    /// Ends the observation: the handler is not called again.
    public func invalidate() { ended.set() }

    var isInvalidated: Bool { ended.isSet }
  }
#endif
