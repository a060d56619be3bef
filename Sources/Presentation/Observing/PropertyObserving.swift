/// An object of another module that is called when a property of a view, a layer or an animator has
/// changed.
@MainActor package protocol PropertyObserving: AnyObject {
  /// Called after a property of `object` was set.
  ///
  /// `object` is a view, a layer without a view, or a property animator.
  func propertyChanged(of object: AnyObject)
}

extension View {
  /// The object that is called after properties of this view were set; nil for most views.
  package final var propertyObserver: (any PropertyObserving)? {
    get { extras?.propertyObserver }
    set { madeExtras.propertyObserver = newValue }
  }

  /// Calls the property observer.
  ///
  /// Setting the frame sets the center and then the bounds. The observer is called only once, after
  /// both.
  package final func propertyChanged() {
    guard let extras, let observer = extras.propertyObserver, !extras.isSettingFrame else { return }
    observer.propertyChanged(of: self)
  }
}
