/// An object that presents a controller while a Bool of a model is true.
///
/// This is an ``ItemPresenter`` with only one possible item.
public typealias BindingPresenter<Screen: Presenter> = ItemPresenter<Screen, WhileTrue>

/// The item of a ``BindingPresenter``; the item exists while the model's Bool is true.
public struct WhileTrue: Identifiable, Hashable {
  /// The identity, which is the same for every `WhileTrue`.
  public var id: Bool { true }
}
