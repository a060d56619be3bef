import Presentation

extension UICollectionView {
  /// The changes of a cell after which a list asks the cell for its size again; the raw values are
  /// the same as in UIKit.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// No change of the cell.
    case disabled = 0
    /// Another configuration of the contents, and a call of `invalidateIntrinsicContentSize()`.
    case enabled = 1
    /// The same changes as `enabled`: in this package, a changed constraint does not count.
    case enabledIncludingConstraints = 2
  }

  /// The changes of a visible view after which it is asked for its size again (L-17); by default
  /// `enabled`.
  public final var selfSizingInvalidation: SelfSizingInvalidation {
    get { selfSizing }
    set { selfSizing = newValue }
  }
}

extension UITableView {
  /// The changes of a cell after which its automatic height is measured again.
  public typealias SelfSizingInvalidation = UICollectionView.SelfSizingInvalidation

  /// The changes of a visible cell after which its automatic height is measured again (L-16); by
  /// default `enabled`.
  public final var selfSizingInvalidation: SelfSizingInvalidation {
    get { selfSizing }
    set { selfSizing = newValue }
  }
}

extension View {
  /// The changes of a cell after which a list, which is this view, measures the cell again.
  fileprivate final var selfSizing: UICollectionView.SelfSizingInvalidation {
    get { attached(SelfSizing.self)?.invalidation ?? .enabled }
    set { attachment { SelfSizing() }.invalidation = newValue }
  }
}

/// The setting of one list.
@MainActor private final class SelfSizing {
  var invalidation = UICollectionView.SelfSizingInvalidation.enabled
}
