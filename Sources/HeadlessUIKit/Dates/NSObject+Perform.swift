#if !canImport(ObjectiveC)
  public import Foundation
  import Presentation

  extension NSObject {
    /// Sends a message to the object after a delay, in the default mode; the object is
    /// retained until the message has been sent.
    @preconcurrency @MainActor public final func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
      let world = World.acting("NSObject.perform(_:with:afterDelay:)")
      let request = PerformRequest(target: self, selector: aSelector)
      let timer = world.clock.schedule(
        "perform", after: .seconds(max(0, delay.isFinite ? delay : 0)), mode: .default
      ) {
        PerformRequests.of(world).remove(request)
        world.use { TargetAction(target: self, action: aSelector).send(from: anArgument) }
      }
      request.timer = timer
      PerformRequests.of(world).add(request)
    }

    /// Cancels all pending messages to a target.
    @preconcurrency @MainActor public static func cancelPreviousPerformRequests(
      withTarget aTarget: Any
    ) {
      PerformRequests.of(.current).cancel { $0.target === aTarget as AnyObject }
    }

    /// Cancels the pending messages to a target with a selector; the argument has no effect.
    @preconcurrency @MainActor public static func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      PerformRequests.of(.current).cancel {
        $0.target === aTarget as AnyObject && $0.selector == aSelector
      }
    }
  }

  /// A message that has not been sent yet.
  @MainActor private final class PerformRequest {
    let target: NSObject
    let selector: Selector
    var timer: RunLoopTimer?

    init(target: NSObject, selector: Selector) {
      (self.target, self.selector) = (target, selector)
    }
  }

  /// The messages of a world that have not been sent yet.
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
