#if !canImport(ObjectiveC)
  public import Foundation
  public import Presentation

  extension NSObject {
    /// Whether it is of that class or of one below it.
    public final func isKind(of aClass: AnyClass) -> Bool { isOfKind(self, aClass) }
  }

  extension NSObjectProtocol {
    /// Whether the object has the method of a selector: whether the object is of the type that the
    /// selector was made for.
    @preconcurrency @MainActor public func responds(to aSelector: Selector!) -> Bool {
      aSelector?.isKnown(self) ?? false
    }
  }

  extension ViewControllerAnimatedTransitioning {
    /// Whether it is of that class or of one below it.
    public func isKind(of aClass: AnyClass) -> Bool { isOfKind(self, aClass) }
  }

  extension ViewControllerInteractiveTransitioning {
    /// Whether it is of that class or of one below it.
    public func isKind(of aClass: AnyClass) -> Bool { isOfKind(self, aClass) }
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
