public import Foundation

/// The base class of the effects that a visual effect view can have.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}
