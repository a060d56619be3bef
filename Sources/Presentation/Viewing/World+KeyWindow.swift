extension World {
  /// Calls `resignKey()` and `becomeKey()` of the windows, if the key window has changed since the
  /// last call.
  func announceKeyWindow() {
    let old = announcedKeyWindow?.object, new = windowList.key
    guard old !== new else { return }
    announcedKeyWindow = new?.windowHandle
    use {
      old?.resignKey()
      if let old { (self as? any SceneOwner)?.announce(.resignedKey, of: old) }
      guard new === windowList.key else { return }
      new?.becomeKey()
      if let new { (self as? any SceneOwner)?.announce(.becameKey, of: new) }
    }
  }
}
