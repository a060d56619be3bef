#if !canImport(ObjectiveC)
  public import Foundation
  import Presentation

  /// Methods for observers whose selectors are called.
  extension NotificationCenter {
    /// Lets a center send a selector to an observer at each notification with a name and a sender;
    /// a nil name or sender stands for every name or sender.
    ///
    /// The observer is not retained. The selector is sent within the posting call,
    /// which must be made on the main thread.
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

    /// Ends all observations of an observer.
    @preconcurrency @MainActor public func removeObserver(_ observer: AnyObject) {
      removeObserver(observer, name: nil, object: nil)
    }

    /// Ends an observer's observations of a name and a sender; nil stands for every name or sender.
    @preconcurrency @MainActor public func removeObserver(
      _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
    ) {
      // Foundation's method removes observers that were returned for a block.
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

  /// A selector to send at notifications, until it is removed or its observer is deallocated.
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

    /// Ends the observations that satisfy a condition.
    static func end(where isOver: (SelectorObservation) -> Bool) {
      for observation in all where isOver(observation) {
        guard let token = observation.token, let center = observation.center else { continue }
        center.removeObserver(token as Any)
      }
      all.removeAll(where: isOver)
    }
  }
#endif
