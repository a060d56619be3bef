import Presentation
package import PresentationTesting

extension PlanFile {
  /// Returns the text of a plan that performs the file's inputs with the timing of a schedule.
  ///
  /// The plan expects the trace of this run. The waits and expectations of the file are left out.
  ///
  /// - Parameter origin: A sentence with which the description (`about`) of the plan begins.
  /// - Throws: `PlanError` if the file cannot be read, or `ExportRefusal` if a step of the schedule
  ///   is not possible.
  @MainActor package func text(of schedule: Schedule, origin: String) throws -> String {
    let bytes = try bytes()
    let (plan, timed) = try Plan(parsing: bytes, file: path).timed(schedule)
    var top = try JSONReader.read(bytes, file: path)
    guard case .array(let inputs)? = top["steps"]?.value else { return "" }
    let steps = timed.map { step in
      switch step {
      case .input(let index): inputs[index]
      case .turn: JSONNode(["turn": .number(1)])
      case .advance(let time): JSONNode(["advance": .string(time.secondsText)])
      case .settle: JSONNode(["settle": .string("60 s")])
      }
    }
    let trace = plan.expectation.trace ?? []
    let about = [origin, plan.about].compactMap(\.self).joined(separator: " ")
    top["about"] = JSONNode(.string(about))
    top["steps"] = JSONNode(.array(steps))
    top["expect"] = JSONNode(["trace": .array(trace.map { JSONNode(.string($0.text)) })])
    return top.text() + "\n"
  }
}

extension JSONNode {
  /// Creates a value that no file contains.
  fileprivate init(_ value: Value) { self.init(value, at: TextPosition(), path: .top) }

  /// Creates an object that no file contains.
  fileprivate init(_ members: KeyValuePairs<String, Value>) {
    self.init(
      .object(
        members.map { key, value in
          JSONMember(key: key, keyPosition: TextPosition(), node: JSONNode(value))
        }))
  }
}
