/// The states of an ``Explorable`` value; the key of a state is the value itself.
@usableFromInline struct ValueSystem<Value: Explorable>: StateSystem {
  @usableFromInline let initial: Value

  @inlinable init(_ initial: Value) { self.initial = initial }

  @inlinable func begin() -> Arrival<Value, Value.Step> { arrival(at: initial) }

  @inlinable func leave(
    _ key: Value, way: () -> [Value.Step], by steps: [Value.Step],
    _ body: (Arrival<Value, Value.Step>) throws -> Void
  ) throws {
    for step in steps {
      var value = key
      value.make(step)
      try body(arrival(at: value))
    }
  }

  @inlinable func arrival(at value: Value) -> Arrival<Value, Value.Step> {
    var arrival = Arrival(key: value, steps: { value.steps })
    if case .fails(let detail) = value.verdict {
      arrival.failures = [BrokenProperty(property: "verdict", detail: detail)]
    }
    return arrival
  }

  @inlinable func expect(_ key: Value, way: () -> [Value.Step], steps: [Value.Step]) {}

  @inlinable func compare(
    _ arrival: Arrival<Value, Value.Step>, with steps: [Value.Step],
    ways: () -> (first: [Value.Step], second: [Value.Step])
  ) {}
}
