#if !canImport(Darwin)
  public import Presentation

  /// Core Graphics' name for a colour, which here is the same as UIKit's.
  public typealias CGColor = ViewColor
#endif
