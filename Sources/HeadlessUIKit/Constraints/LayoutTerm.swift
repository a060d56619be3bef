import Foundation
import Presentation

/// One side of a constraint: an attribute of a view or of a layout guide.
@MainActor struct LayoutTerm {
  private(set) weak var item: NSObject?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: Any, _ attribute: NSLayoutConstraint.Attribute) {
    let item = item as? View ?? item as? UILayoutGuide
    if attribute.isOfMargins, let view = item as? View {
      self.item = view.layoutMarginsGuide
    } else {
      self.item = item
    }
    self.attribute = attribute
    if attribute == .firstBaseline || attribute == .lastBaseline { view?.reportBaseline() }
  }

  init(_ item: NSObject, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
  }

  /// The item that the app has given: the view, if the attribute is one of its margins.
  var givenItem: NSObject? { attribute.isOfMargins ? view : item }

  /// The view of the term; if the item is a layout guide, the view that owns the guide.
  var view: View? { item as? View ?? (item as? UILayoutGuide)?.owningView }

  var description: String {
    let name = view?.printedName ?? "nil"
    let guide = item as? UILayoutGuide
    return [name, guide?.printed, attribute.printed].compactMap(\.self).joined(separator: ".")
  }

  /// Returns this side of a constraint as the solver uses it; `other` is the opposite side.
  ///
  /// A constraint between a scroll view and a view inside it refers to the scroll view's contents
  /// (L-7). The method therefore replaces an edge or a center of the scroll view by the same edge
  /// or center of the contents. In all other cases, this side is returned unchanged.
  func seen(from other: LayoutTerm?) -> LayoutTerm {
    guard let scrollView = item as? UIScrollView, let inside = other?.view, inside !== scrollView,
      inside.isDescendant(of: scrollView), !attribute.isSize
    else { return self }
    return LayoutTerm(scrollView.contentLayoutGuide, attribute)
  }

  /// Returns the frames on which this term depends: the item's frame, and the frames of its
  /// superviews up to `ancestor`.
  func nodes(in ancestor: View) -> [any LayoutNode] {
    var nodes: [any LayoutNode] = []
    if let guide = item as? UILayoutGuide { nodes.append(guide) }
    var next = view
    while let view = next {
      nodes.append(ViewConstraints.of(view))
      if view === ancestor { break }
      next = view.superview
    }
    return nodes
  }
}

extension UILayoutGuide {
  fileprivate var printed: String {
    switch kind {
    case .own: identifier.isEmpty ? "guide" : identifier
    case .safeArea: "safeArea"
    case .margins: "margins"
    case .contents: "contents"
    case .visiblePart: "visiblePart"
    case .top: "topLayoutGuide"
    case .bottom: "bottomLayoutGuide"
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is a side or a center of the layout margins.
  var isOfMargins: Bool { rawValue >= Self.leftMargin.rawValue }

  /// Whether the attribute is a width or a height.
  var isSize: Bool { self == .width || self == .height }

  fileprivate var printed: String { "\(self)" }
}
