#if !canImport(ObjectiveC)
  import Foundation
  public import Presentation

  /// Returns a selector with a name; the selector has no closure that calls the method.
  public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

  /// Returns the name of a selector.
  public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

  /// Calls a closure and returns its result; this system needs no pools.
  public func autoreleasepool<Result, Failure>(
    invoking body: () throws(Failure) -> Result
  ) throws(Failure) -> Result { try body() }
#endif
