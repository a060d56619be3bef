#if !canImport(Darwin)
  import Foundation
  import Presentation

  /// One side of an equation: a part of a view, or of its safe area.
  @MainActor struct LayoutTerm {
    private(set) weak var view: View?
    let isSafe: Bool
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: Any, _ attribute: NSLayoutConstraint.Attribute) {
      let guide = item as? UILayoutGuide
      view = guide?.owningView ?? item as? View
      isSafe = guide != nil
      self.attribute = attribute
    }

    /// The value in the coordinates of another view; nil if the view has gone.
    func value(in other: View) -> CGFloat? {
      guard let view else { return nil }
      let insets = isSafe ? view.safeAreaInsets : .zero
      let rect = view.convert(view.bounds.inset(by: insets), to: other)
      return switch attribute {
      case .notAnAttribute: nil
      case .left, .leading: rect.minX
      case .right, .trailing: rect.maxX
      case .top: rect.minY
      case .bottom: rect.maxY
      case .width: rect.width
      case .height: rect.height
      case .centerX: rect.midX
      case .centerY: rect.midY
      }
    }
  }
#endif
