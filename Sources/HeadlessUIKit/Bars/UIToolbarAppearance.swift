import Presentation

/// The look of a toolbar; the values are stored but have no effect.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}
