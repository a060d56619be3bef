public import Foundation
public import Presentation

extension View {
  /// Returns a snapshot of a part of the view, with the size of the part.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's coordinates.
  ///   - afterUpdates: Whether the snapshot shows the model values instead of the values that are
  ///     visible now.
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
