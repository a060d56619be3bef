#if !canImport(ObjectiveC)
  extension CAAnimation {
    /// Keeps a value under a key, for a delegate to recognize the animation by.
    public final func setValue(_ value: Any?, forKey key: String) { keyedValues[key] = value }

    /// The value that was kept under a key.
    public final func value(forKey key: String) -> Any? { keyedValues[key] }
  }
#endif
