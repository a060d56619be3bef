import Foundation
import PresentationMotion

/// What few views have, kept apart so that all others stay small.
@MainActor final class ViewExtras {
  var look = View.Look()
  var details = View.Details()
  var mask: View?
  var layer: Layer?
  /// Runs in `layoutSubviews` of a view whose class does not override it.
  var layoutRule: ((View) -> Void)?
  var hero = View.HeroSettings()
  var attachments = Attachments()
  var matching: MatchedView?
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

  final var details: Details {
    get { extras?.details ?? Details() }
    set { madeExtras.details = newValue }
  }

  /// What another module keeps with a view: one object of each class.
  package final func attached<Object: AnyObject>(_ type: Object.Type) -> Object? {
    extras?.attachments.find(type)
  }

  /// The same, made if it is not there.
  package final func attachment<Object: AnyObject>(orMake make: () -> Object) -> Object {
    madeExtras.attachments.find(orMake: make)
  }

  /// Places the subviews whenever this view is laid out, unless its class does that alone.
  package final func setLayoutRule(_ rule: ((View) -> Void)?) {
    madeExtras.layoutRule = rule
  }
}
