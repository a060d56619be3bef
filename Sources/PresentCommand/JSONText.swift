import Foundation

/// Returns a report as a JSON document with sorted keys.
package func jsonText(_ report: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  guard let data = try? encoder.encode(report) else {
    preconditionFailure("A report holds only texts, finite numbers and lists of them.")
  }
  return String(decoding: data, as: UTF8.self) + "\n"
}
