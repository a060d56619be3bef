#if !canImport(ObjectiveC)
  public import Foundation
  import Presentation

  /// Methods for observers that are called with a selector.
  extension NotificationCenter {
    /// Adds an observer whose method is called for notifications with the given name and sender.
    ///
    /// A nil name stands for every name, and a nil sender stands for every sender.
    ///
    /// The observer is not retained. Posting a notification calls the observer's method
    /// synchronously. Notifications must be posted on the main thread.
    @preconcurrency @MainActor public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
      object anObject: Any?
    ) {
      let observation = SelectorObservation(
        TargetAction(target: observer as AnyObject, action: aSelector), aName, anObject, self)
      let receiver: any NotificationReceiver = observation
      observation.token = addObserver(forName: aName, object: anObject, queue: nil) {
        receiver.receive($0)
      }
    }

    /// Removes an observer from all notifications.
    ///
    /// Can also be called in `deinit`, which is not isolated to the main actor.
    public func removeObserver(_ observer: AnyObject) {
      removeObserver(observer, name: nil, object: nil)
    }

    /// Removes an observer from the notifications with the given name and sender.
    ///
    /// A nil name stands for every name, and a nil sender stands for every sender.
    public func removeObserver(
      _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
    ) {
      // Foundation's method removes an observer that was created with a block.
      removeObserver(observer as Any, name: aName, object: anObject)
      guard Thread.isMainThread else { return }
      SelectorObservation.ending.remove(
        ObserverRemoval(center: self, observer: observer, name: aName, object: anObject))
    }
  }

  /// The arguments of a call that removes an observer.
  private struct ObserverRemoval {
    let center: NotificationCenter
    let observer: AnyObject
    let name: NSNotification.Name?
    let object: Any?

    @MainActor func includes(_ observation: SelectorObservation) -> Bool {
      let object = object.map { $0 as AnyObject }
      return observation.center === center && observation.action.target === observer
        && (name == nil || observation.name == name)
        && (object == nil || observation.object === object)
    }
  }

  /// An object that removes observers on the main thread.
  private protocol ObserverRemoving: Sendable {
    func remove(_ removal: ObserverRemoval)
  }

  @MainActor private final class ObservationEnding: @preconcurrency ObserverRemoving {
    nonisolated init() {}

    func remove(_ removal: ObserverRemoval) {
      SelectorObservation.end(where: removal.includes)
    }
  }

  /// An object that receives a notification center's notifications on the posting thread.
  private protocol NotificationReceiver: AnyObject, Sendable {
    func receive(_ notification: Notification)
  }

  /// An observer and the selector with which a notification center calls the observer.
  @MainActor private final class SelectorObservation: @preconcurrency NotificationReceiver {
    static var all: [SelectorObservation] = []
    nonisolated static let ending: any ObserverRemoving = ObservationEnding()

    let action: TargetAction
    let name: NSNotification.Name?
    weak var object: AnyObject?
    weak var center: NotificationCenter?
    var token: (any NSObjectProtocol)?

    init(
      _ action: TargetAction, _ name: NSNotification.Name?, _ object: Any?,
      _ center: NotificationCenter
    ) {
      (self.action, self.name, self.center) = (action, name, center)
      self.object = object.map { $0 as AnyObject }
      Self.end { $0.action.target == nil }
      Self.all.append(self)
    }

    func receive(_ notification: Notification) { action.send(from: notification) }

    /// Removes the observers that satisfy a condition.
    static func end(where isOver: (SelectorObservation) -> Bool) {
      for observation in all where isOver(observation) {
        guard let token = observation.token, let center = observation.center else { continue }
        center.removeObserver(token as Any)
      }
      all.removeAll(where: isOver)
    }
  }
#endif
