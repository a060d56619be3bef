import PresentationTesting

/// The options of `present play` and `present check`.
struct PlayOptions: Hashable, Sendable {
  var paths: [String] = []
  var printsTrace = false
  var printsJSON = false
  var filter: String?

  init(_ arguments: [String], verb: CommandVerb) throws(UsageError) {
    let flags = verb == .play ? ["--trace", "--filter", "--json"] : ["--filter"]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--trace", flags.contains(argument) {
        printsTrace = true
      } else if argument == "--json", flags.contains(argument) {
        printsJSON = true
      } else if argument == "--filter" {
        try setFilter(rest.popFirst())
      } else if argument.hasPrefix("-") {
        throw UsageError(
          found: quoted(argument), expected: "a path or \(oneOf(flags))",
          nearest: nearestWord(to: argument, among: flags))
      } else {
        paths.append(argument)
      }
    }
    guard !paths.isEmpty else {
      let word = verb.rawValue
      throw UsageError(
        found: "no path", expected: "a path to \(word), as in \"present \(word) Plans\"")
    }
  }

  private mutating func setFilter(_ text: String?) throws(UsageError) {
    guard let text, !text.isEmpty else {
      throw UsageError(found: "no text", expected: "a part of a path after --filter")
    }
    guard filter == nil else {
      throw UsageError(found: "a second --filter", expected: "at most one")
    }
    filter = text
  }
}
