#if !canImport(ObjectiveC)
  import Foundation

  extension CATransaction {
    /// Sets a setting of the innermost open transaction by its older name, such as
    /// ``kCATransactionDisableActions``.
    ///
    /// Any other key has no effect.
    public static func setValue(_ anObject: Any?, forKey key: String) {
      let number = (anObject as? NSNumber)?.doubleValue
      switch key {
      case kCATransactionDisableActions: setDisableActions(anObject as? Bool ?? (number == 1))
      case kCATransactionAnimationDuration:
        if let seconds = anObject as? Double ?? (anObject as? CGFloat).map(Double.init) ?? number {
          setAnimationDuration(seconds)
        }
      case kCATransactionAnimationTimingFunction:
        setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
      default: break
      }
    }
  }
#endif
