/// The functions that read and write a value of a model.
struct ValueAccess<Value> {
  let get: () -> Value
  let set: (Value) -> Void
  /// The model, if the value is a property of a model.
  let model: AnyObject?
  private let onAnother: (AnyObject) -> ValueAccess?

  init(
    get: @escaping () -> Value, set: @escaping (Value) -> Void, model: AnyObject? = nil,
    onAnother: @escaping (AnyObject) -> ValueAccess? = { _ in nil }
  ) {
    (self.get, self.set, self.model, self.onAnother) = (get, set, model, onAnother)
  }

  init<Model: AnyObject>(_ value: ReferenceWritableKeyPath<Model, Value>, of model: Model) {
    self.init(
      get: { model[keyPath: value] }, set: { model[keyPath: value] = $0 }, model: model,
      onAnother: { ($0 as? Model).map { ValueAccess(value, of: $0) } })
  }

  /// Returns access to the same property of `new`, or nil if the value is not a property of `old`.
  func moved(from old: AnyObject, to new: AnyObject) -> ValueAccess? {
    model === old ? onAnother(new) : nil
  }

  /// Returns access to the same value, converted to another type.
  func mapped<Other>(
    _ read: @escaping (Value) -> Other, _ write: @escaping (Other) -> Value
  ) -> ValueAccess<Other> {
    ValueAccess<Other>(
      get: { read(get()) }, set: { set(write($0)) }, model: model,
      onAnother: { onAnother($0)?.mapped(read, write) })
  }
}
