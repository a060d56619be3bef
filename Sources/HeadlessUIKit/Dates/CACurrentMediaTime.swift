import Foundation
import Presentation

/// Returns the time of the virtual clock, in seconds since the beginning of the test.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval {
  World.current.clock.now / .seconds(1)
}

#if !canImport(Darwin)
  /// A time in seconds.
  public typealias CFTimeInterval = Double
#endif
