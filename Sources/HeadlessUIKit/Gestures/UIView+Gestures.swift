public import Presentation

extension View {
  /// The recognisers that were added; nil for none.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    attached(GestureList.self)?.recognizers
  }

  /// Adds a recognizer to this view, after removing it from any other view.
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    GestureList.of(self).recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Takes a recogniser away; one on its way is cancelled.
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.giveUp()
    gestureRecognizer.view = nil
    attached(GestureList.self)?.recognizers.removeAll { $0 === gestureRecognizer }
  }
}

/// The recognisers of one view.
@MainActor final class GestureList: TouchArenaMember {
  var recognizers: [UIGestureRecognizer] = []

  static func of(_ view: View) -> GestureList {
    let list = view.attachment { GestureList() }
    if view.touchArenaMember == nil { view.touchArenaMember = list }
    return list
  }

  func arena(in world: World) -> any TouchArena { GestureArena.of(world) }
}
