import Foundation

/// The container of one presentation: its layout frames that of everything inside (P-26).
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

  /// Below a sheet that dims nothing, touches beside it reach what is below.
  override func hitTest(_ point: CGPoint, with event: ViewEvent?) -> View? {
    let hit = super.hitTest(point, with: event)
    let isOpen = (presentation as? SheetPresentationController)?.isDimming == false
    return hit === self && isOpen ? nil : hit
  }

  /// The size for which the presented view was placed; the transition places it at first.
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
