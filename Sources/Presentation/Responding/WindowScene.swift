/// A scene with the windows of one ``World``.
///
/// The module `HeadlessUIKit` calls the class `UIWindowScene`.
@preconcurrency @MainActor open class WindowScene: AppScene {}
