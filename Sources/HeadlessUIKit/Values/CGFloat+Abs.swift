#if os(Linux)
  public import Foundation

  extension CGFloat {
    /// Returns the absolute value of a number.
    ///
    /// Foundation declares an unavailable `abs` as a static member of `CGFloat`. Without this
    /// method, code in an extension of `CGFloat` could not call the function `abs` on Linux.
    public func abs<Number: SignedNumeric & Comparable>(_ x: Number) -> Number { Swift.abs(x) }

    /// Returns the absolute value of a number.
    public static func abs<Number: SignedNumeric & Comparable>(_ x: Number) -> Number {
      Swift.abs(x)
    }
  }
#endif
