/// A presenter that shows a content while a Bool of a model is true.
///
/// This is an ``ItemPresenter`` with only one possible item.
public typealias BindingPresenter<Screen: Presenter> = ItemPresenter<Screen, WhileTrue>

/// The only possible item of a ``BindingPresenter``.
public struct WhileTrue: Identifiable, Hashable {
  /// The identity, which is equal for all values.
  public var id: Bool { true }
}
