/// An object with which responders change the menus of the app (``Responder/buildMenu(with:)``).
///
/// The module `HeadlessUIKit` declares the methods that insert, replace and remove menus.
@preconcurrency @MainActor public protocol MenuBuilder: AnyObject {}
