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
    @preconcurrency @MainActor public func removeObserver(_ observer: AnyObject) {
      removeObserver(observer, name: nil, object: nil)
    }

    /// Removes an observer from the notifications with the given name and sender.
    ///
    /// A nil name stands for every name, and a nil sender stands for every sender.
    @preconcurrency @MainActor public func removeObserver(
      _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
    ) {
      // Foundation's method removes an observer that was created with a block.
      removeObserver(observer as Any, name: aName, object: anObject)
      let object = anObject.map { $0 as AnyObject }
      SelectorObservation.end { observation in
        observation.center === self && observation.action.target === observer
          && (aName == nil || observation.name == aName)
          && (object == nil || observation.object === object)
      }
    }
  }

  /// An object that receives a notification center's notifications on the posting thread.
  private protocol NotificationReceiver: AnyObject, Sendable {
    func receive(_ notification: Notification)
  }

  /// An observer and the selector with which a notification center calls the observer.
  @MainActor private final class SelectorObservation: @preconcurrency NotificationReceiver {
    static var all: [SelectorObservation] = []

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
