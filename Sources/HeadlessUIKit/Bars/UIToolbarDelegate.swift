/// The delegate of a toolbar, which can choose the position of the bar.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
