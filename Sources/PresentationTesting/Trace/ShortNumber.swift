package import Foundation

/// Returns a number rounded to thousandths as text; a whole number has no decimals.
package func shortText(_ number: Double) -> String {
  // Adding zero changes negative zero to zero.
  let text = String((number * 1_000).rounded() / 1_000 + 0)
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Returns a rectangle as text: x, y, width and height.
package func shortText(_ rect: CGRect) -> String {
  let numbers = [rect.minX, rect.minY, rect.width, rect.height]
  return "(\(numbers.map { shortText($0) }.joined(separator: " ")))"
}
