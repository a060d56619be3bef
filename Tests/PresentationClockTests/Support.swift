/// What callbacks write down, in the order in which they ran.
@MainActor final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
}

/// Something a body can capture, to see whether the body is still alive.
final class Witness {}
