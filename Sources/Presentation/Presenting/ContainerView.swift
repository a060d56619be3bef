import Foundation

/// The view that contains all views of one presentation.
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

  /// Returns the hit view, or nil if the hit view is the container of a sheet that does not dim the
  /// views below it.
  ///
  /// With nil, touches beside the sheet reach the views below the container.
  override func hitTest(_ point: CGPoint, with event: ViewEvent?) -> View? {
    let hit = super.hitTest(point, with: event)
    let isOpen = (presentation as? SheetPresentationController)?.isDimming == false
    return hit === self && isOpen ? nil : hit
  }

  /// The container's size when the presented view was placed last.
  ///
  /// The transition does the first placement.
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
