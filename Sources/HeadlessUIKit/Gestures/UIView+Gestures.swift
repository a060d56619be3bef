public import Presentation

extension View {
  /// The recognizers that were added to the view; nil if there are none.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    attached(GestureList.self)?.recognizers
  }

  /// Adds a recognizer to this view, after removing it from any other view.
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    attachment { GestureList() }.recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Removes a recognizer; a gesture in progress is canceled.
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    switch gestureRecognizer.state {
    case .began, .changed: gestureRecognizer.state = .cancelled
    case .possible, .ended, .cancelled, .failed: break
    }
    gestureRecognizer.view = nil
    attached(GestureList.self)?.recognizers.removeAll { $0 === gestureRecognizer }
  }
}

/// The recognizers of one view.
@MainActor private final class GestureList {
  var recognizers: [UIGestureRecognizer] = []
}
