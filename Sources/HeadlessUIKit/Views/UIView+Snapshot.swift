public import Foundation
public import Presentation

extension View {
  /// Returns a snapshot of a part of the view, of that part's size.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's coordinates.
  ///   - afterUpdates: Whether the model values are taken, rather than what is seen now.
  ///   - capInsets: Without effect: nothing is drawn.
  public final func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> View? {
    guard let whole = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
    let part = View(frame: CGRect(origin: .zero, size: rect.size))
    part.clipsToBounds = true
    whole.center = CGPoint(
      x: whole.center.x - rect.minX + bounds.minX, y: whole.center.y - rect.minY + bounds.minY)
    part.addSubview(whole)
    return part
  }
}
