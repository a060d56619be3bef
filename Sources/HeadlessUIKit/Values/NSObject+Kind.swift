#if !canImport(ObjectiveC)
  public import Foundation
  public import Presentation

  extension NSObject {
    /// Returns whether the object is an instance of a class or of one of its subclasses.
    public final func isKind(of aClass: AnyClass) -> Bool { isOfKind(self, aClass) }

    /// Returns whether the object can be the target of a selector.
    ///
    /// A selector of this module can contain a closure whose first argument is the target. The
    /// result is true if the object has the type of this argument. If the selector contains no
    /// closure, the result is false.
    @preconcurrency @MainActor public final func responds(to aSelector: Selector!) -> Bool {
      aSelector?.isKnown(self) ?? false
    }
  }

  extension NSObjectProtocol {
    /// Returns whether the object can be the target of a selector.
    ///
    /// A selector of this module can contain a closure whose first argument is the target. The
    /// result is true if the object has the type of this argument. If the selector contains no
    /// closure, the result is false.
    @preconcurrency @MainActor public func responds(to aSelector: Selector!) -> Bool {
      aSelector?.isKnown(self) ?? false
    }
  }

  extension ViewControllerAnimatedTransitioning {
    /// Returns whether the object is an instance of a class or of one of its subclasses.
    public func isKind(of aClass: AnyClass) -> Bool { isOfKind(self, aClass) }

    /// Returns whether the object can be the target of a selector.
    ///
    /// A selector of this module can contain a closure whose first argument is the target. The
    /// result is true if the object has the type of this argument. If the selector contains no
    /// closure, the result is false.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.isKnown(self) ?? false }
  }

  extension ViewControllerInteractiveTransitioning {
    /// Returns whether the object is an instance of a class or of one of its subclasses.
    public func isKind(of aClass: AnyClass) -> Bool { isOfKind(self, aClass) }

    /// Returns whether the object can be the target of a selector.
    ///
    /// A selector of this module can contain a closure whose first argument is the target. The
    /// result is true if the object has the type of this argument. If the selector contains no
    /// closure, the result is false.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.isKnown(self) ?? false }
  }

  extension ViewControllerContextTransitioning {
    /// Returns whether the object is an instance of a class or of one of its subclasses.
    public func isKind(of aClass: AnyClass) -> Bool { isOfKind(self, aClass) }

    /// Returns whether the object can be the target of a selector.
    ///
    /// A selector of this module can contain a closure whose first argument is the target. The
    /// result is true if the object has the type of this argument. If the selector contains no
    /// closure, the result is false.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.isKnown(self) ?? false }
  }

  extension ViewControllerTransitionCoordinatorContext {
    /// Returns whether the object is an instance of a class or of one of its subclasses.
    public func isKind(of aClass: AnyClass) -> Bool { isOfKind(self, aClass) }

    /// Returns whether the object can be the target of a selector.
    ///
    /// A selector of this module can contain a closure whose first argument is the target. The
    /// result is true if the object has the type of this argument. If the selector contains no
    /// closure, the result is false.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.isKnown(self) ?? false }
  }

  extension ViewControllerTransitioningDelegate {
    /// Returns whether the object is an instance of a class or of one of its subclasses.
    public func isKind(of aClass: AnyClass) -> Bool { isOfKind(self, aClass) }

    /// Returns whether the object can be the target of a selector.
    ///
    /// A selector of this module can contain a closure whose first argument is the target. The
    /// result is true if the object has the type of this argument. If the selector contains no
    /// closure, the result is false.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.isKnown(self) ?? false }
  }

  extension UIGestureRecognizerDelegate {
    /// Returns whether the object is an instance of a class or of one of its subclasses.
    public func isKind(of aClass: AnyClass) -> Bool { isOfKind(self, aClass) }

    /// Returns whether the object can be the target of a selector.
    ///
    /// A selector of this module can contain a closure whose first argument is the target. The
    /// result is true if the object has the type of this argument. If the selector contains no
    /// closure, the result is false. The initial delegate of `interactivePopGestureRecognizer` also
    /// knows the selector `handleNavigationTransition:`.
    public func responds(to aSelector: Selector!) -> Bool {
      guard let aSelector else { return false }
      return aSelector.isKnown(self)
        || self is EdgeSwipe && aSelector.description == EdgeSwipe.action
    }
  }

  private func isOfKind(_ object: AnyObject, _ aClass: AnyClass) -> Bool {
    var next: AnyClass? = type(of: object)
    while let candidate = next {
      if candidate == aClass { return true }
      next = _getSuperclass(candidate)
    }
    return false
  }
#endif
