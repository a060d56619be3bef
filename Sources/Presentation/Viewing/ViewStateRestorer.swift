import Foundation

/// An object that makes temporary changes to views for a transition, and undoes them at the end.
///
/// An animator calls ``restore()`` at the end of the transition, even if the transition was
/// canceled. ``restore()`` shows the hidden views again, restores the stored values, and removes
/// the added views. If the app sets `isHidden` of a hidden view, the new value takes effect after
/// ``restore()`` (H-11a).
///
/// ```swift
/// restorer.hide(cell)
/// restorer.add(copy, to: container)
/// restorer.restore()
/// ```
@preconcurrency @MainActor public final class ViewStateRestorer {
  private struct Look {
    let view: View
    let center: CGPoint
    let bounds: CGRect
    let transform: CGAffineTransform
    let alpha: CGFloat
  }

  private var hidden: [View] = []
  private var looks: [Look] = []
  private var temporary: [View] = []

  /// Creates a restorer without views.
  public init() {}

  /// Whether there is nothing to undo.
  public var isEmpty: Bool { hidden.isEmpty && looks.isEmpty && temporary.isEmpty }

  /// Hides a view until ``restore()`` is called.
  ///
  /// After ``restore()``, the view's `isHidden` has the app's value again.
  public func hide(_ view: View) {
    guard !hides(view) else { return }
    view.conceal()
    hidden.append(view)
  }

  /// Shows the given hidden views again; other changes stay until ``restore()`` is called.
  public func reveal(_ views: [View]) {
    for view in views {
      guard let index = hidden.firstIndex(where: { $0 === view }) else { continue }
      hidden.remove(at: index).reveal()
    }
  }

  /// Returns whether this restorer hides a view.
  func hides(_ view: View) -> Bool { hidden.contains { $0 === view } }

  /// Stores a view's current center, bounds, transform and opacity, which ``restore()`` sets again.
  ///
  /// If the method is called again for the same view, the first values stay stored.
  public func keep(_ view: View) {
    guard !looks.contains(where: { $0.view === view }) else { return }
    looks.append(
      Look(
        view: view, center: view.center, bounds: view.bounds, transform: view.transform,
        alpha: view.alpha))
  }

  /// Adds a view in front of the subviews of `container`; ``restore()`` removes the view.
  public func add(_ view: View, to container: View) {
    container.addSubview(view)
    temporary.append(view)
  }

  /// Adds a view to `container`, directly behind `sibling`; ``restore()`` removes the view.
  public func add(_ view: View, to container: View, behind sibling: View) {
    container.insertSubview(view, belowSubview: sibling)
    temporary.append(view)
  }

  /// Removes the added views, sets the stored values again, and shows the hidden views.
  ///
  /// A second call has no effect.
  public func restore() {
    let (hidden, looks, temporary) = (hidden, looks, temporary)
    self.hidden = []
    self.looks = []
    self.temporary = []
    for view in temporary { view.removeFromSuperview() }
    for look in looks {
      look.view.transform = look.transform
      look.view.center = look.center
      look.view.bounds = look.bounds
      look.view.alpha = look.alpha
    }
    for view in hidden { view.reveal() }
  }
}
