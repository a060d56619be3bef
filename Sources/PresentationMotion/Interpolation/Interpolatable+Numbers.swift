extension Double: Interpolatable {
  /// Returns the difference `other - self`.
  @inlinable public func offset(to other: Double) -> Double { other - self }

  /// Returns the sum of the number and the offset.
  @inlinable public func moved(by offset: Double) -> Double { offset + self }
}

extension Float: Interpolatable {
  /// Returns the difference `other - self`.
  @inlinable public func offset(to other: Float) -> Double { Double(other) - Double(self) }

  /// Returns the sum of the number and the offset, rounded to a `Float`.
  @inlinable public func moved(by offset: Double) -> Float { Float(offset + Double(self)) }
}

extension CGFloat: Interpolatable {
  /// Returns the difference `other - self`.
  @inlinable public func offset(to other: CGFloat) -> Double { Double(other) - Double(self) }

  /// Returns the sum of the number and the offset.
  @inlinable public func moved(by offset: Double) -> CGFloat { CGFloat(offset + Double(self)) }
}
