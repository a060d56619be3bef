#if !canImport(ObjectiveC)
  extension CAAnimation {
    /// Stores a value under a key, for example a name by which the delegate recognizes the
    /// animation.
    public final func setValue(_ value: Any?, forKey key: String) { keyedValues[key] = value }

    /// Returns the value stored under a key; nil if the key has no value.
    public final func value(forKey key: String) -> Any? { keyedValues[key] }
  }
#endif
