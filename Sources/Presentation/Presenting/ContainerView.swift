import Foundation

/// The container view of a presentation, which contains the presented view.
///
/// Each layout of this view calls the presentation controller's `containerViewWillLayoutSubviews()`
/// and `containerViewDidLayoutSubviews()` (P-26).
final class ContainerView: View {
  private weak var presentation: PresentationController?

  init(for presentation: PresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    named("container")
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Returns the view that is hit.
  ///
  /// If only this container view is hit, and its sheet does not dim the screen, the result is nil.
  /// The touch then reaches the views below the sheet.
  override func hitTest(_ point: CGPoint, with event: ViewEvent?) -> View? {
    let hit = super.hitTest(point, with: event)
    let isOpen = (presentation as? SheetPresentationController)?.isDimming == false
    return hit === self && isOpen ? nil : hit
  }

  /// The container's size when the frame of the presented view was last set.
  ///
  /// The first frame is set by the transition.
  private lazy var placedSize = bounds.size

  override func layoutSubviews() {
    guard let presentation else { return }
    presentation.hook(.containerViewWillLayoutSubviews)
    if bounds.size != placedSize {
      placedSize = bounds.size
      presentation.placeAfterResize()
    }
    super.layoutSubviews()
    for view in subviews { view.layoutIfNeeded() }
    presentation.hook(.containerViewDidLayoutSubviews)
  }
}
