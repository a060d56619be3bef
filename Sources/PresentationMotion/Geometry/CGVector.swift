#if !canImport(Darwin)
  /// A direction with a length, in points, for platforms without CoreGraphics.
  ///
  /// Unlike a point it has no place: a velocity or a distance, not a position.
  public struct CGVector: Hashable, Sendable {
    /// The horizontal part; positive points right.
    public var dx: CGFloat
    /// The vertical part; positive points down on a screen.
    public var dy: CGFloat

    /// The vector without length.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Creates the vector of length zero.
    public init() {
      self.init(dx: 0, dy: 0)
    }

    /// Creates a vector from its two parts.
    public init(dx: CGFloat, dy: CGFloat) {
      (self.dx, self.dy) = (dx, dy)
    }
  }

  extension CGVector: Codable {
    /// Reads a vector from a list of two numbers: dx, dy.
    ///
    /// - Throws: `DecodingError` if the list is shorter, or if one of the two is no number.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      self.init(dx: try list.decode(CGFloat.self), dy: try list.decode(CGFloat.self))
    }

    /// Writes the vector as a list of two numbers, as CoreGraphics does: dx, dy.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(dx)
      try list.encode(dy)
    }
  }
#endif
