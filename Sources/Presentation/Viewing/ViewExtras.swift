import Foundation
import PresentationMotion

/// The properties that few views have, stored apart so that other views stay small.
@MainActor final class ViewExtras {
  var look = View.Look()
  var details = View.Details()
  var mask: View?
  /// The number of transitions that hide the view at present.
  var concealments = 0
  var layer: Layer?
  var placement: (any ViewPlacement)?
  lazy var attachments = Attachments()
  var matching: MatchedView?
  /// The gesture recognizers, which another module keeps.
  var touchArenaMember: (any TouchArenaMember)?
}

extension View {
  /// Small settings that nothing animates.
  struct Details {
    var tag = 0
    var clipsToBounds = false
    var contentMode = ContentMode.scaleToFill
    var isUserInteractionEnabled = true
    var tintColor: ViewColor?
  }

  /// The extras, which are made when they are first written.
  final var madeExtras: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }

  /// Whether a transition hides the view, and shows something in its place.
  final var isConcealed: Bool { (extras?.concealments ?? 0) > 0 }

  /// Hides the view until ``reveal()`` has been called as often.
  final func conceal() { madeExtras.concealments += 1 }

  final func reveal() { madeExtras.concealments -= 1 }

  final var details: Details {
    get { extras?.details ?? Details() }
    set { madeExtras.details = newValue }
  }

  /// The object of a class that another module keeps with this view; nil if there is none.
  public final func attached<Object: AnyObject>(_ type: Object.Type) -> Object? {
    extras?.attachments.find(type)
  }

  /// The object of a class that another module keeps with this view: one of each class, made at the
  /// first call and released with the view.
  public final func attachment<Object: AnyObject>(orMake make: () -> Object) -> Object {
    madeExtras.attachments.find(orMake: make)
  }
}
