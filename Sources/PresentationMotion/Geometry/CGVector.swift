#if !canImport(Darwin)
  /// A direction with a length, in points, for platforms without CoreGraphics.
  ///
  /// Unlike a point, a vector has no position; it describes, for example, a velocity or a distance.
  public struct CGVector: Hashable, Sendable {
    /// The horizontal component; positive values point right.
    public var dx: CGFloat
    /// The vertical component; positive values point down on a screen.
    public var dy: CGFloat

    /// The vector of length zero.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Creates the vector of length zero.
    public init() {
      self.init(dx: 0, dy: 0)
    }

    /// Creates a vector from its two components.
    public init(dx: CGFloat, dy: CGFloat) {
      (self.dx, self.dy) = (dx, dy)
    }
  }

  extension CGVector: Codable {
    /// Reads a vector from a list of two numbers: dx, dy.
    ///
    /// - Throws: `DecodingError` if the list does not begin with two numbers.
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
