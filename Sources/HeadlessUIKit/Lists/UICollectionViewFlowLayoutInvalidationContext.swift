/// The parts of a flow layout that must be computed again.
///
/// The flow layout computes all parts again, so the values of the context have no effect.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate must be asked for sizes again; true by default, stored without effect.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the frames must be computed again; true by default, stored without effect.
  open var invalidateFlowLayoutAttributes = true
}
