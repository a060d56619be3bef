public import Foundation

/// An effect of a visual effect view.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}
