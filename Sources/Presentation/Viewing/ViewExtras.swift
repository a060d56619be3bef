import Foundation
import PresentationMotion

/// The properties that only few views use.
///
/// These properties are stored in an object of their own, so that all other views use less memory.
@MainActor final class ViewExtras {
  var look = View.Look()
  var details = View.Details()
  var mask: View?
  /// The number of calls of ``View/conceal()`` without a matching call of ``View/reveal()``.
  var concealments = 0
  var layer: Layer?
  var placement: (any ViewPlacement)?
  /// The attachments of the view; nil before the first one.
  var madeAttachments: Attachments?
  var matching: MatchedView?
  /// The insets of the last `safeAreaInsetsDidChange` call; zero before the first call.
  var knownSafeAreaInsets = ViewInsets.zero
  var traitOverrides = TraitOverrides()
  /// The object of another module that keeps the gesture recognizers of the view.
  var touchArenaMember: (any TouchArenaMember)?
  /// The object of another module that is called after properties of the view were set.
  var propertyObserver: (any PropertyObserving)?
  /// Whether `frame` has set the center, but not the bounds yet.
  var isSettingFrame = false

  var attachments: Attachments { madeAttachments.orMake() }

  /// Called when the view has entered a window.
  func entered(_ window: Window) {
    if let placement { window.placements.enter(placement) }
    if let layer, let world = window.owner { layer.enterWindow(in: world) }
  }
}

extension View {
  /// The settings of a view that are never animated.
  struct Details {
    var tag = 0
    var clipsToBounds = false
    var isOpaque = true
    var contentMode = ContentMode.scaleToFill
    var isUserInteractionEnabled = true
    var autoresizesSubviews = true
    var tintColor: ViewColor?
    var semanticContentAttribute = SemanticContentAttribute.unspecified
    /// The layout margins that the app has set; nil if the app has set none.
    var layoutMargins: ViewInsets?
    var marginsIncludeSafeArea = true
    var preservesSuperviewMargins = false
  }

  /// The rarely used properties of the view; the first access creates the object.
  final var madeExtras: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }

  /// Whether a transition hides the view, usually to show a copy of the view instead.
  final var isConcealed: Bool { (extras?.concealments ?? 0) > 0 }

  /// Hides the view until ``reveal()`` has been called as often as this method.
  final func conceal() { madeExtras.concealments += 1 }

  final func reveal() { madeExtras.concealments -= 1 }

  final var details: Details {
    get { extras?.details ?? Details() }
    set { madeExtras.details = newValue }
  }

  /// Returns the object of the class `type` that ``attachment(orMake:)`` has stored with this view;
  /// nil if there is none.
  public final func attached<Object: AnyObject>(_ type: Object.Type) -> Object? {
    extras?.madeAttachments?.find(type)
  }

  /// Returns the object of the class `Object` that is stored with this view.
  ///
  /// If no object of this class is stored yet, `make` creates the object, and the view stores it.
  /// The object is released with the view.
  public final func attachment<Object: AnyObject>(orMake make: () -> Object) -> Object {
    madeExtras.attachments.find(orMake: make)
  }
}
