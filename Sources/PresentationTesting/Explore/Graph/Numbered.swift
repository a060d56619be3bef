/// A list of distinct values, each with a number.
@usableFromInline struct Numbered<Value: Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline var values: [Value] = []
  @usableFromInline var numbers: [Value: Int32] = [:]

  @inlinable init() {}

  @inlinable mutating func number(of value: Value) -> Int32 {
    if let number = numbers[value] { return number }
    let number = Int32(values.count)
    values.append(value)
    numbers[value] = number
    return number
  }

  @inlinable subscript(number: Int32) -> Value { values[Int(number)] }
}
