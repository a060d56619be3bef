public import Presentation

extension View {
  /// The recognizers that were added to the view; nil if no recognizer was added.
  ///
  /// Setting the property removes the recognizers that are not in the new list, and adds the new
  /// recognizers in the order of the list. Nil removes all recognizers.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    get { attached(GestureList.self)?.recognizers }
    set {
      let wanted = newValue ?? []
      for old in gestureRecognizers ?? [] where !wanted.contains(where: { $0 === old }) {
        removeGestureRecognizer(old)
      }
      for new in wanted where new.attachedView !== self { addGestureRecognizer(new) }
      if !wanted.isEmpty { GestureList.of(self).recognizers = wanted }
    }
  }

  /// Adds a recognizer to this view, and removes the recognizer from its previous view.
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.attachedView?.removeGestureRecognizer(gestureRecognizer)
    GestureList.of(self).recognizers.append(gestureRecognizer)
    gestureRecognizer.attachedView = self
  }

  /// Removes a recognizer; a gesture in progress is canceled.
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.attachedView === self else { return }
    gestureRecognizer.giveUp()
    gestureRecognizer.attachedView = nil
    attached(GestureList.self)?.recognizers.removeAll { $0 === gestureRecognizer }
  }
}

/// The recognizers of one view.
@MainActor final class GestureList: TouchArenaMember {
  var recognizers: [UIGestureRecognizer] = []

  static func of(_ view: View) -> GestureList {
    let list = view.attachment { GestureList() }
    if view.touchArenaMember == nil { view.touchArenaMember = list }
    return list
  }

  func arena(in world: World) -> any TouchArena { GestureArena.of(world) }
}
