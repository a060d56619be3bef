import Foundation
import Synchronization

/// The container view of a presentation, which contains the presented view.
///
/// Each layout of this view calls the presentation controller's `containerViewWillLayoutSubviews()`
/// and `containerViewDidLayoutSubviews()` (P-26).
final class ContainerView: View {
  /// The presentation controller; nil if it was deallocated.
  var presentation: PresentationController? { presentationHandle.object }
  private let presentationHandle: Handle<PresentationController>

  /// The name that all container views share.
  private static let commonName = GivenName("container")

  init(for presentation: PresentationController, frame: CGRect) {
    presentationHandle = presentation.handle
    super.init(frame: frame)
    _ = givenName.storeIfNil(Self.commonName)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Returns the view that a touch hits.
  ///
  /// For a touch beside a sheet, the result is this container view if the sheet dims the screen. If
  /// the sheet does not dim the screen, the result is nil, and the touch reaches the views below
  /// the sheet. The same holds for a touch that passes through a ``PassingView``.
  override func hitTest(_ point: CGPoint, with event: ViewEvent?) -> View? {
    let hit = super.hitTest(point, with: event)
    let isOpen =
      presentation?.detentSheet?.isDimming == false
      || presentation?.manager.presentedView is any PassingView
    return hit === self && isOpen ? nil : hit
  }

  /// The size of this container view in its last layout.
  ///
  /// If the size has changed since the last layout, the next layout sets the frame of the presented
  /// view. Before the first layout, the transition sets this frame.
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

extension View {
  /// The presentation whose container view this view is; nil for every other view.
  ///
  /// The app may have moved the presented view out of the container view.
  final var containedRelation: PresentationRelation? {
    (self as? ContainerView)?.presentation?.relation
  }
}
