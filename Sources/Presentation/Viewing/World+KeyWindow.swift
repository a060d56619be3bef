extension World {
  /// Calls `resignKey()` and `becomeKey()` of the windows, if the key window has changed since the
  /// last call.
  func announceKeyWindow() {
    let old = announcedKeyWindow?.object
    guard old !== windowList.key else { return }
    announcedKeyWindow = nil
    use {
      if let old {
        old.resignKey()
        (self as? any SceneOwner)?.announce(.resignedKey, of: old)
      }
      // A callback may have made another window the key window, and announced it.
      guard announcedKeyWindow == nil, let new = windowList.key else { return }
      announcedKeyWindow = new.windowHandle
      new.becomeKey()
      (self as? any SceneOwner)?.announce(.becameKey, of: new)
    }
  }
}
