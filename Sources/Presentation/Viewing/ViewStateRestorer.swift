import Foundation

/// Remembers what a transition does to views for the time that it takes, and undoes it.
///
/// Everything that was hidden, kept or added is restored by ``restore()``, on every path on which
/// the transition ends. A value of `isHidden` that the program sets meanwhile counts in the end
/// (H-11a).
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

  /// A restorer without views.
  public init() {}

  /// Whether there is nothing to undo.
  public var isEmpty: Bool { hidden.isEmpty && looks.isEmpty && temporary.isEmpty }

  /// Hides a view until the end, whether or not the program hides it, too.
  public func hide(_ view: View) {
    guard !hides(view) else { return }
    view.conceal()
    hidden.append(view)
  }

  /// Ends the hiding of some views.
  public func reveal(_ views: [View]) {
    for view in views {
      guard let index = hidden.firstIndex(where: { $0 === view }) else { continue }
      hidden.remove(at: index).reveal()
    }
  }

  /// Whether this restorer hides a view.
  func hides(_ view: View) -> Bool { hidden.contains { $0 === view } }

  /// Gives a view back its present place, size, shape and opacity in the end.
  ///
  /// The first time counts, for each view.
  public func keep(_ view: View) {
    guard !looks.contains(where: { $0.view === view }) else { return }
    looks.append(
      Look(
        view: view, center: view.center, bounds: view.bounds, transform: view.transform,
        alpha: view.alpha))
  }

  /// Puts a view in front of all others in `container` until the end.
  public func add(_ view: View, to container: View) {
    container.addSubview(view)
    temporary.append(view)
  }

  /// Puts a view directly behind `sibling` until the end.
  public func add(_ view: View, to container: View, behind sibling: View) {
    container.insertSubview(view, belowSubview: sibling)
    temporary.append(view)
  }

  /// Undoes everything, and forgets it; a second call does nothing.
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
