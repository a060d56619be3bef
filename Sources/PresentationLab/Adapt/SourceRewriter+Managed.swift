extension SourceRewriter {
  /// The first values of layer properties whose values Core Animation stores, keyed by type.
  private static let firstValues = [
    "CGFloat": "0", "Double": "0", "Float": "0", "Int": "0", "TimeInterval": "0", "Bool": "false",
    "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero", "String": "\"\"",
  ]

  /// Makes a property with `@NSManaged`, such as `@NSManaged var progress: CGFloat`, an ordinary
  /// property, whose first value is zero or nil as in Core Animation.
  mutating func rewriteManaged(_ place: Int) {
    guard let name = (place..<min(place + 6, code.count)).first(where: { word($0) == "var" }),
      word(name + 2) == ":"
    else { return }
    let type = name + 3
    let isOptional = word(type + 1) == "?"
    guard isOptional || Self.firstValues[word(type)] != nil else {
      return note(place, "@NSManaged: remove it, and give \(word(name + 1)) a first value")
    }
    remove(place..<place + 1)
    if !isOptional, let value = Self.firstValues[word(type)] {
      append(" = \(value)", to: code[type])
    }
  }
}
