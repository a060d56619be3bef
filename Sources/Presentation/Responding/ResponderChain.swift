/// The first responder of a ``World``.
@MainActor package final class ResponderChain {
  /// The first responder, which would get key events; nil if there is none.
  @exclusivity(unchecked) package private(set) weak var first: Responder? {
    didSet { if first !== oldValue { inputsChanged() } }
  }
  /// Called when the first responder has changed or has called `reloadInputViews()`.
  package var inputsChanged: () -> Void = {}
  /// The view outside of a window that becomes the first responder when it enters a window.
  private weak var awaited: View?
  /// The responders that have resigned because their controllers were covered or removed (N-107).
  @exclusivity(unchecked) private var interruptions: [Interruption] = []
  /// The responder for which ``perform(_:from:sender:)`` calls `canPerformAction`; otherwise nil.
  ///
  /// Its default implementation then returns true for edit actions.
  private(set) var asked: ObjectIdentifier?
  /// The responder whose default implementation of an edit action has run last.
  ///
  /// The property shows whether a responder overrides an edit action.
  var unchanged: ObjectIdentifier?

  /// Makes the first responder resign, and returns whether there is no objection.
  ///
  /// - Parameter force: Whether a responder that refuses to resign is removed nevertheless.
  package func resignFirst(force: Bool) -> Bool {
    guard let first, !first.resignFirstResponder() else { return true }
    if force { self.first = nil }
    return force
  }

  /// Performs an edit action on the first responder that implements it, and returns whether there
  /// is one.
  ///
  /// The search begins at `start`. A responder implements the action if it overrides the method. If
  /// the responder also overrides `canPerformAction(_:withSender:)`, the result must be true.
  package func perform(_ action: EditAction, from start: Responder?, sender: Any?) -> Bool {
    let selector = action.selector
    var next = start
    while let responder = next {
      asked = ObjectIdentifier(responder)
      let isPermitted = responder.canPerformAction(selector, withSender: sender)
      asked = nil
      if isPermitted {
        unchanged = nil
        action.perform(on: responder, from: sender)
        if unchanged != ObjectIdentifier(responder) { return true }
      }
      next = responder.next
    }
    return false
  }

  func change(to next: Responder) -> Bool {
    if first === next { return true }
    guard next.canBecomeFirstResponder else { return false }
    if let view = next as? View, view.window == nil {
      awaited = view
      return false
    }
    let old = first
    if let old, !old.resignFirstResponder() { return false }
    (first, awaited) = (next, nil)
    if let old { note(old, replacedBy: next) }
    return true
  }

  /// Notes a responder that has lost the focus to a responder of a controller presented over it
  /// (P-28a).
  private func note(_ old: Responder, replacedBy next: Responder) {
    guard let place = old.placeOnScreen else { return }
    var relation = next.placeOnScreen?.nearestController?.presentingRelation
    while let current = relation {
      if let view = current.presenter?.loadedView, place.isDescendant(of: view) {
        current.presentation?.interruptedResponder = old
        return
      }
      relation = current.presenter?.presentingRelation
    }
  }

  /// Makes a view the first responder if it asked for it while it was in no window.
  ///
  /// - Parameters:
  ///   - view: The outermost view that has entered a window.
  ///   - world: The owner of the window.
  func enterWindow(_ view: View, in world: World) {
    guard let awaited, awaited.isDescendant(of: view) else { return }
    self.awaited = nil
    _ = world.use { awaited.becomeFirstResponder() }
  }

  /// Makes the first responder resign if its view is `view` or inside `view`, which leaves its
  /// window (P-28).
  ///
  /// A responder that refuses to resign is removed nevertheless.
  func leaveWindow(_ view: View) {
    guard let first else { return }
    if first.placeOnScreen?.isDescendant(of: view) == true { _ = resignFirst(force: true) }
  }

  /// Whether ``interrupt(_:)`` may have an effect.
  var mayInterrupt: Bool { first != nil || !interruptions.isEmpty }

  /// Makes the first responder resign if it is inside the view of a controller that a push, a pop
  /// or a change of tabs is about to cover or remove (N-107).
  ///
  /// Nothing happens if the responder refuses to resign. An earlier responder that was not restored
  /// when the controller appeared again, for example after a dismissal, is not restored later.
  func interrupt(_ controller: ViewController) {
    interruptions.removeAll { $0.isOver || $0.hasAppeared(in: controller) }
    guard let first, let view = controller.loadedView,
      first.placeOnScreen?.isDescendant(of: view) == true, resignFirst(force: false)
    else { return }
    interruptions.removeAll { $0.controller === controller }
    let supplier = first.accessoryHost?.supplier
    interruptions.append(Interruption(controller: controller, responder: supplier ?? first))
  }

  /// Returns the responder that ``interrupt(_:)`` has made to resign for a controller.
  func interrupted(in controller: ViewController) -> Responder? {
    interruptions.first { $0.controller === controller }?.responder
  }

  /// Makes the responder that resigned for a controller, or for a controller inside it that appears
  /// with it, the first responder again (N-107).
  ///
  /// Does nothing if another object is the first responder now, or if the responder's view is not
  /// on screen.
  func resume(_ controller: ViewController, in world: World) {
    guard !interruptions.isEmpty, controller.appearance == .appeared else { return }
    let ended = interruptions.filter { $0.hasAppeared(in: controller) }
    interruptions.removeAll { $0.isOver || $0.hasAppeared(in: controller) }
    let responder = ended.last { $0.responder?.placeOnScreen?.isOnScreen == true }?.responder
    guard first == nil, let responder else { return }
    _ = world.use { responder.becomeFirstResponder() }
  }

  func resign(_ leaving: Responder) -> Bool {
    if awaited === leaving { awaited = nil }
    guard first === leaving else { return true }
    guard leaving.canResignFirstResponder else { return false }
    first = nil
    return true
  }
}

/// A controller that was covered or removed, and the first responder inside its view at that time.
@MainActor private struct Interruption {
  weak var controller: ViewController?
  weak var responder: Responder?

  var isOver: Bool { controller == nil || responder == nil }

  /// Whether the controller has appeared again, and is `container` or a controller inside it.
  func hasAppeared(in container: ViewController) -> Bool {
    guard let controller, controller.appearance == .appeared else { return false }
    return sequence(first: controller, next: \.ownParent).contains { $0 === container }
  }
}

extension Responder {
  /// The responder itself, if it is a view, or the view of a controller; nil if there is none.
  ///
  /// The place of a view inside an accessory view is the place of the responder that has supplied
  /// the accessory view.
  final var placeOnScreen: View? {
    if let host = accessoryHost { return host.supplier?.placeOnScreen }
    return self as? View ?? (self as? ViewController)?.loadedView
  }

  /// The view above the keyboard that contains this view; nil if this responder is in no accessory
  /// view.
  package final var accessoryHost: AccessoryHost? {
    var view = self as? View
    while let current = view {
      if let host = current as? AccessoryHost { return host }
      view = current.superview
    }
    return nil
  }
}
