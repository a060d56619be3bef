import Foundation
import Presentation

/// The seconds since the clock of the world in use began.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval {
  World.current.clock.now / .seconds(1)
}

#if !canImport(Darwin)
  /// Seconds.
  public typealias CFTimeInterval = Double
#endif
