public import Presentation

extension View {
  /// The guide of the view's safe area.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    attachment { SafeArea(of: self) }.guide
  }

  /// The guides that were added to the view.
  public final var layoutGuides: [UILayoutGuide] {
    attached(ViewConstraints.self)?.guides.filter { $0.kind == .own } ?? []
  }

  /// Adds a guide to the view; constraints can then refer to the guide.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    ViewConstraints.of(self).guides.append(layoutGuide)
  }

  /// Removes a guide from the view, and deactivates the constraints on the guide.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    NSLayoutConstraint.deactivate(layoutGuide.concerning)
    ViewConstraints.of(self).guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }
}

extension UIScrollView {
  /// The guide of the scroll view's contents; constraints on the guide determine `contentSize`
  /// (L-7).
  public final var contentLayoutGuide: UILayoutGuide {
    attachment { ScrollGuides(of: self) }.contents
  }

  /// The guide of the scroll view's frame, which does not move when the contents scroll.
  public final var frameLayoutGuide: UILayoutGuide {
    attachment { ScrollGuides(of: self) }.visiblePart
  }
}

@MainActor private final class SafeArea {
  let guide: UILayoutGuide

  init(of view: View) {
    guide = UILayoutGuide(.safeArea, of: view)
  }
}

@MainActor private final class ScrollGuides {
  let contents: UILayoutGuide
  let visiblePart: UILayoutGuide

  init(of scrollView: UIScrollView) {
    contents = UILayoutGuide(.contents, of: scrollView)
    visiblePart = UILayoutGuide(.visiblePart, of: scrollView)
    ViewConstraints.of(scrollView).guides.append(contents)
  }
}
