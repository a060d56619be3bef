package import Foundation

/// A number of points, or another real one, rounded to thousandths; a whole one without a fraction.
package func shortText(_ number: Double) -> String {
  // Adding zero leaves no zero below zero.
  let text = String((number * 1_000).rounded() / 1_000 + 0)
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// A rectangle as x, y, width and height.
package func shortText(_ rect: CGRect) -> String {
  let numbers = [rect.minX, rect.minY, rect.width, rect.height]
  return "(\(numbers.map { shortText($0) }.joined(separator: " ")))"
}
