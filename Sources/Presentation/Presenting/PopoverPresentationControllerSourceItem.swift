/// An object that a popover can point at: a view, or a bar button item.
@preconcurrency @MainActor public protocol PopoverPresentationControllerSourceItem: AnyObject {}

extension View: PopoverPresentationControllerSourceItem {}
