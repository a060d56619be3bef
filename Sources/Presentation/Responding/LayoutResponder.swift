public import Foundation
public import PresentationMotion

/// A responder with a layout: the base class of views.
///
/// The members are declared here, apart from the view, so that a subclass of an app can override
/// them.
@preconcurrency @MainActor open class LayoutResponder: AccessibleResponder {
  /// The traits at the view's place.
  ///
  /// They depend on the size of the window: a width or height below 600 points is compact; from 600
  /// points it is regular. If the height is compact, the width is regular only from 896 points. In
  /// a form sheet or a popover that is narrower than 600 points, the width is compact. Overrides of
  /// this view, of the views around it and of their controllers replace these traits (P-88b).
  ///
  /// If the view is in no window, its place is the one to which a presentation will return it, the
  /// view of the parent of its controller, or the place of the presentation. Without such a place,
  /// the traits are those of the key window; without a window, both size classes are unspecified
  /// (P-88c).
  open var traitCollection: TraitCollection {
    view.map { TraitPlace.view($0).traits } ?? TraitCollection()
  }

  /// The light or dark style of the view and of all inside; `unspecified` to inherit it.
  ///
  /// The style is one of the traits that replace the inherited ones (P-88b). No color changes.
  open var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { view?.traitOverrides.style ?? .unspecified }
    set { view?.traitOverrides.style = newValue }
  }

  /// The layout margins: distances from the edges of the view in points.
  ///
  /// By default, the margins are 8 on each side. Those of a controller's root view are 16 at the
  /// left and at the right side, and 0 at the top and at the bottom (L-15).
  ///
  /// The insets of the safe area are added, unless `insetsLayoutMarginsFromSafeArea` is false. A
  /// value that is set does not include these insets (L-18).
  open var layoutMargins: ViewInsets {
    get { view?.ownLayoutMargins ?? .zero }
    set { view?.ownLayoutMargins = newValue }
  }

  /// The distances from the view's frame to its alignment rectangle; by default zero.
  ///
  /// Constraints place the alignment rectangle of the view, and the intrinsic content size is the
  /// size of this rectangle (L-5).
  open var alignmentRectInsets: ViewInsets { .zero }

  /// Returns the alignment rectangle of the view if it had a frame.
  ///
  /// Layout reads ``alignmentRectInsets`` instead of calling this method.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: frame.minX + insets.left, y: frame.minY + insets.top,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }

  /// Returns the frame that the view would have with an alignment rectangle.
  ///
  /// Layout reads ``alignmentRectInsets`` instead of calling this method.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }

  /// Whether a keyboard or a remote control can move the focus to the view; by default false.
  ///
  /// The package has no focus, and does not read the property.
  open var canBecomeFocused: Bool { false }

  /// The attribute that determines the direction of the view's contents.
  ///
  /// The value is stored but has no effect on the layout, because the leading side is always the
  /// left side. The value `forceRightToLeft` is reported once as the issue `notModelled`.
  open var semanticContentAttribute: SemanticContentAttribute {
    get { view?.details.semanticContentAttribute ?? .unspecified }
    set { view?.setSemanticContentAttribute(newValue) }
  }

  /// The layer of this view; the layer's properties have the same names as in Core Animation.
  ///
  /// An override can return the layer with its own type, but no other layer.
  open var layer: Layer { view?.ownLayer ?? Layer() }

  /// Whether the contents of the view are opaque; the value is stored but has no effect.
  open var isOpaque: Bool {
    get { view?.details.isOpaque ?? true }
    set { view?.details.isOpaque = newValue }
  }

  /// Returns the first view with a tag; nil if no view has the tag.
  ///
  /// The search begins at this view, and continues with the views inside it from back to front.
  open func viewWithTag(_ tag: Int) -> View? { view?.firstView(tagged: tag) }

  /// Places the sublayers of the view's layer; the default implementation calls `layoutSubviews()`.
  ///
  /// Called in each layout of the view if the view's layer has been used before, for example to add
  /// a sublayer.
  open func layoutSublayers(of layer: Layer) { view?.layoutSubviews() }

  /// The view whose baseline is the first baseline of this view; by default this view itself.
  ///
  /// The package has no baselines, and does not read the property.
  open var forFirstBaselineLayout: View { self as? View ?? View() }

  /// The view whose baseline is the last baseline of this view; by default this view itself.
  ///
  /// The package has no baselines, and does not read the property.
  open var forLastBaselineLayout: View { self as? View ?? View() }

  /// Shows the contents of the view's layer; never called by this package.
  open func display(_ layer: Layer) {}

  /// Draws the view's layer; never called by this package, because nothing is drawn.
  ///
  /// A test may call the method to run the code of an override.
  open func draw(_ layer: Layer, in ctx: DrawingContext) {}

  /// A view whose opacity masks this view.
  ///
  /// The mask has no superview.
  open var mask: View? {
    get { view?.extras?.mask }
    set { view?.madeExtras.mask = newValue }
  }

  /// Returns a copy of this view with its current look.
  ///
  /// The copy has the same size, colors, corners and border, and contains copies of the visible
  /// subviews. Later changes of this view do not change the copy.
  ///
  /// - Parameter afterUpdates: True to lay out the window first, and to copy the model values;
  ///   false to copy the values that are visible now during animations.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
    view?.ownSnapshot(afterScreenUpdates: afterUpdates)
  }

  /// Requests layout; call this method when the size of the content has changed.
  open func invalidateIntrinsicContentSize() {
    view?.superview?.setNeedsLayout()
  }

  /// Requests that `updateConstraints` of this view is called before the next layout of the window.
  ///
  /// The request itself does not cause a layout of this view.
  open func setNeedsUpdateConstraints() {
    view?.needsConstraints = true
    view?.queueLayout()
  }

  /// Configures the contents and the look of the view; does nothing by default.
  ///
  /// Called before the first layout of the view, and at the end of each turn in which
  /// ``setNeedsUpdateProperties()`` was called. The call does not lay out the view; if a layout was
  /// requested, too, it follows. If the method reads a property of an `@Observable` object, a
  /// change of the property requests the next call. An override must call super.
  open func updateProperties() {}

  /// Requests a call of ``updateProperties()`` at the end of the run-loop turn.
  open func setNeedsUpdateProperties() { view?.requestUpdate(.view) }

  /// Calls the requested `updateProperties()` of this view, of the views inside it, and of their
  /// controllers.
  open func updatePropertiesIfNeeded() { view?.updateInside() }

  /// Returns the allowed size that is nearest to a target size.
  ///
  /// Calls ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``
  /// with the priority ``LayoutPriority/fittingSizeLevel`` in both directions.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the allowed size that is nearest to a target size, with a priority for each direction.
  ///
  /// The constraints inside the view determine which sizes are allowed. Constraints to views
  /// outside this view have no effect. If the view contains no constraints, the result is the
  /// view's intrinsic content size. A cell, a header or a footer of a list has the size of its
  /// contents, if they have a size.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    view?.ownSize(fitting: targetSize, horizontalFittingPriority, verticalFittingPriority) ?? .zero
  }

  private var view: View? { self as? View }
}
