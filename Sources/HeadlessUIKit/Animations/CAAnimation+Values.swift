#if !canImport(ObjectiveC)
  extension CAAnimation {
    /// Stores a value under a key.
    ///
    /// The delegate can read the value with ``value(forKey:)``, for example to recognize the
    /// animation.
    public final func setValue(_ value: Any?, forKey key: String) { keyedValues[key] = value }

    /// Returns the value stored under a key; nil if the key has no value.
    public final func value(forKey key: String) -> Any? { keyedValues[key] }
  }
#endif
