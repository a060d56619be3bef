import PresentationLab
import PresentationPlans
import PresentationTesting

/// The `present digest` command, which prints a fingerprint for each plan or seed.
///
/// The printed lines change only if the behavior of the package changes.
@MainActor
struct DigestCommand {
  /// The plans or the seeds to play.
  private enum Subject {
    case plans([PlanFile])
    case soak(SoakKind, seeds: Range<UInt64>)
  }

  private static let kinds = SoakKind.allCases.map(\.rawValue)

  private let subject: Subject

  init(_ arguments: [String]) throws(UsageError) {
    let options = try CommandOptions(arguments, verb: .digest, word: "a path")
    guard options.has(.soak) else {
      guard options.count == nil, options.seed == nil else {
        throw UsageError(
          found: "--count, --full or --seed without --soak",
          expected: "\(oneOf(Self.kinds)) after --soak")
      }
      subject = .plans(try Self.plans(in: options.words))
      return
    }
    let kind = try Self.kind(options.word(.soak))
    if let word = options.words.first {
      throw UsageError(found: quoted(word), expected: "either plans or a soak")
    }
    subject = .soak(kind, seeds: try options.seeds(count: 1_000))
  }

  private static func kind(_ word: String?) throws(UsageError) -> SoakKind {
    guard let kind = word.flatMap(SoakKind.init(rawValue:)) else {
      throw UsageError(
        found: word.map(quoted) ?? "nothing", expected: "\(oneOf(kinds)) after --soak",
        nearest: word.flatMap { nearestWord(to: $0, among: kinds) })
    }
    return kind
  }

  private static func plans(in paths: [String]) throws(UsageError) -> [PlanFile] {
    let listing = PlanListing(paths)
    if let error = UsageError(listing.errors.map { UsageError($0) }) { throw error }
    guard !listing.files.isEmpty else {
      throw UsageError(
        found: "no plan", expected: "plans or a soak, as in \"present digest Plans\"")
    }
    return listing.files
  }

  func run(output: CommandOutput) -> CommandStatus {
    var (total, count, isRead) = (Fingerprint(), 0, true)
    func write(_ digest: RunDigest) {
      total.add("\(digest.fingerprint)")
      count += 1
      output.write("  \(digest.fingerprint)  \(printable(digest.name))\n")
    }
    switch subject {
    case .plans(let files):
      for file in files {
        do throws(PlanError) { write(RunDigest(of: try file.read())) } catch {
          isRead = false
          output.writeError("\(error)\n")
        }
      }
    case .soak(let kind, let seeds):
      for seed in seeds { write(RunDigest(of: kind, seed: seed)) }
    }
    // A digest of only some of the plans would look like a digest of all.
    guard isRead else { return .badInput }
    output.write("  \(total)  all \(count)\n")
    return .passed
  }
}
