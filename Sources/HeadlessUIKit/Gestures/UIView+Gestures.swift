public import Presentation

extension View {
  /// The recognizers that were added to the view; nil if no recognizer was added.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    attached(GestureList.self)?.recognizers
  }

  /// Adds a recognizer to this view; a recognizer of another view is first removed from the other
  /// view.
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    GestureList.of(self).recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Removes a recognizer; a gesture in progress is canceled.
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.giveUp()
    gestureRecognizer.view = nil
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
