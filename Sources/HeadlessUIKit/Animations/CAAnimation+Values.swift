#if !canImport(ObjectiveC)
  extension CAAnimation {
    /// Stores a value under a key; with the value, a delegate can recognize the animation.
    public final func setValue(_ value: Any?, forKey key: String) { keyedValues[key] = value }

    /// Returns the value that was stored under a key.
    public final func value(forKey key: String) -> Any? { keyedValues[key] }
  }
#endif
