/// Keeps what a screen presents equal to a Bool of a model: an ``ItemPresenter`` with one item.
public typealias BindingPresenter<Screen: Presenter> = ItemPresenter<Screen, WhileTrue>

/// The only item of a ``BindingPresenter``.
public struct WhileTrue: Identifiable, Hashable {
  /// The identity, which is the same for every value.
  public var id: Bool { true }
}
