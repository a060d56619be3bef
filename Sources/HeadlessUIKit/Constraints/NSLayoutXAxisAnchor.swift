/// The left edge, the right edge, the leading edge, the trailing edge or the horizontal center of a
/// view or a layout guide.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
