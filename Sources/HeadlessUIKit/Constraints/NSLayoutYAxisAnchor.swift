/// The top edge, the bottom edge or the vertical center of a view or a layout guide.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
