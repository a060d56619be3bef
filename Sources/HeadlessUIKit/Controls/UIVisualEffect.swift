public import Foundation

/// What a visual effect view shows.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}
