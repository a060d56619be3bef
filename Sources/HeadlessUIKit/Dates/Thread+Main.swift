#if !canImport(Darwin)
  import Dispatch
  public import Foundation
  import Presentation

  /// On Linux, the main actor may run on another thread than the one that Foundation calls the main
  /// thread. These members replace Foundation's members in a file with `import UIKit`.
  extension Thread {
    private static let mainQueueKey = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    /// Whether the caller runs on the main actor, as all work of this package does.
    public static var isMainThread: Bool { DispatchQueue.getSpecific(key: mainQueueKey) == true }

    /// Whether this is the thread of the caller, and the caller runs on the main actor.
    public var isMainThread: Bool { Thread.isMainThread && self === Thread.current }

    /// Returns immediately, and reports the call as the issue `notModelled`.
    @preconcurrency @MainActor public static func sleep(forTimeInterval ti: TimeInterval) {
      LaterWork.reportWaiting("Thread.\(#function)", instead: "DispatchQueue.asyncAfter")
    }

    /// Returns immediately, and reports the call as the issue `notModelled`.
    @preconcurrency @MainActor public static func sleep(until date: Date) {
      LaterWork.reportWaiting("Thread.\(#function)", instead: "DispatchQueue.asyncAfter")
    }
  }
#endif
