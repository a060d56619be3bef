public import Foundation
public import Presentation

/// A rectangle that constraints can refer to: the safe area of a view.
@preconcurrency @MainActor public final class UILayoutGuide: NSObject {
  /// The view whose area it is.
  public private(set) weak var owningView: View?

  init(of view: View) {
    owningView = view
    super.init()
  }

  /// The rectangle in the view's coordinates.
  public var layoutFrame: CGRect {
    owningView.map { $0.bounds.inset(by: $0.safeAreaInsets) } ?? .zero
  }
}
