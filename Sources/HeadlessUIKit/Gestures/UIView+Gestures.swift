public import Presentation

extension View {
  /// The recognisers that were added; nil for none.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    attached(GestureList.self)?.recognizers
  }

  /// Adds a recognizer to this view, after removing it from any other view.
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    attachment { GestureList() }.recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Takes a recogniser away; one on its way is cancelled.
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

/// The recognisers of one view.
@MainActor private final class GestureList {
  var recognizers: [UIGestureRecognizer] = []
}
