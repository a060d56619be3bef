public import Foundation
public import Presentation

extension View {
  /// Returns a snapshot of a part of the view; the snapshot has the size of this part.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the part, in the coordinates of the view.
  ///   - afterUpdates: Whether the snapshot shows the model values (the values without running
  ///     animations); if false, the snapshot shows the values that are visible now.
  ///   - capInsets: Has no effect, because nothing is drawn.
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
