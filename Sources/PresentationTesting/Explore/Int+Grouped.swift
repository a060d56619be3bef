extension Int {
  /// The number in decimal digits, with a comma between thousands, such as `1,000,000`.
  package var grouped: String {
    let digits = String(magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return self < 0 ? "-" + text : text
  }

  /// Returns the number with a noun, such as `0 states`, `1 state` or `1,000 states`.
  ///
  /// The plural is the singular with an "s".
  package func counted(_ singular: String) -> String {
    "\(grouped) \(singular)\(self == 1 ? "" : "s")"
  }
}
