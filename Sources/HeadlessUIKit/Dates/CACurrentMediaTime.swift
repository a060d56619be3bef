import Foundation
import Presentation

/// Returns the seconds since the current world's clock began.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval {
  World.current.clock.now / .seconds(1)
}

#if !canImport(Darwin)
  /// A time in seconds.
  public typealias CFTimeInterval = Double
#endif
