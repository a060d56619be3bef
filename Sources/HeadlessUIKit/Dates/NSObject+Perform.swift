#if !canImport(ObjectiveC)
  public import Foundation
  import Presentation

  extension NSObject {
    /// Calls a method of the object.
    ///
    /// Unlike UIKit's method, this method does not return the result of the called method, but
    /// nil. In UIKit, a nil selector is an exception; here the call then has no effect.
    @discardableResult @preconcurrency @MainActor public final func perform(
      _ aSelector: Selector?, with object: Any? = nil
    ) -> AnyObject? {
      if let aSelector { TargetAction(target: self, action: aSelector).send(from: object) }
      return nil
    }

    /// Calls a method of the object after a delay in seconds.
    ///
    /// The object is retained until the method is called. If the delay ends while the run loop is
    /// in tracking mode, the method is called when the run loop has left this mode.
    @preconcurrency @MainActor public final func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
      fileID: String = #fileID, line: Int = #line
    ) {
      let world = World.acting("NSObject.perform(_:with:afterDelay:)")
      let request = PerformRequest(target: self, selector: aSelector)
      let timer = world.clock.schedule(
        "perform", after: .limited(max(0, delay.isFinite ? delay : 0)), mode: .default,
        fileID: fileID, line: line
      ) {
        PerformRequests.of(world).remove(request)
        world.use { TargetAction(target: self, action: aSelector).send(from: anArgument) }
      }
      request.timer = timer
      PerformRequests.of(world).add(request)
    }

    /// Cancels all pending calls of `perform(_:with:afterDelay:)` for a target.
    @preconcurrency @MainActor public static func cancelPreviousPerformRequests(
      withTarget aTarget: Any
    ) {
      PerformRequests.of(.current).cancel { $0.target === aTarget as AnyObject }
    }

    /// Cancels the pending calls of `perform(_:with:afterDelay:)` for one method of a target.
    ///
    /// The argument `anArgument` has no effect.
    @preconcurrency @MainActor public static func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      PerformRequests.of(.current).cancel {
        $0.target === aTarget as AnyObject && $0.selector == aSelector
      }
    }
  }

  extension Optional where Wrapped: AnyObject {
    /// Calls a method of the object, and returns nil; a nil object or selector has no effect.
    ///
    /// Without Objective-C, a value of the type `AnyObject`, such as `UIBarButtonItem.target`, has
    /// no methods. Tests therefore write `item.target.perform(item.action, with: item)`, without
    /// the mark after `target`.
    @discardableResult @preconcurrency @MainActor public func perform(
      _ aSelector: Selector?, with object: Any? = nil
    ) -> AnyObject? {
      guard let self, let aSelector else { return nil }
      TargetAction(target: self, action: aSelector).send(from: object)
      return nil
    }
  }

  /// A delayed method call that is still pending.
  @MainActor private final class PerformRequest {
    let target: NSObject
    let selector: Selector
    var timer: RunLoopTimer?

    init(target: NSObject, selector: Selector) {
      (self.target, self.selector) = (target, selector)
    }
  }

  /// The pending delayed method calls of one world (the simulated system of one test).
  @MainActor private final class PerformRequests {
    private var requests: [PerformRequest] = []

    static func of(_ world: World) -> PerformRequests {
      world.attachment { PerformRequests() }
    }

    func add(_ request: PerformRequest) {
      requests.append(request)
    }

    func remove(_ request: PerformRequest) {
      requests.removeAll { $0 === request }
    }

    func cancel(where isMeant: (PerformRequest) -> Bool) {
      for request in requests where isMeant(request) { request.timer?.cancel() }
      requests.removeAll(where: isMeant)
    }
  }
#endif
