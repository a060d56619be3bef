#if !canImport(Darwin)
  extension CGAffineTransform: Codable {
    /// Reads a transform from a list of six numbers: a, b, c, d, tx, ty.
    ///
    /// - Throws: `DecodingError` if the list does not begin with six numbers.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      self.init(
        a: try list.decode(CGFloat.self),
        b: try list.decode(CGFloat.self),
        c: try list.decode(CGFloat.self),
        d: try list.decode(CGFloat.self),
        tx: try list.decode(CGFloat.self),
        ty: try list.decode(CGFloat.self))
    }

    /// Writes the transform as a list of six numbers, as CoreGraphics does: a, b, c, d, tx, ty.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for number in [a, b, c, d, tx, ty] { try list.encode(number) }
    }
  }
#endif
