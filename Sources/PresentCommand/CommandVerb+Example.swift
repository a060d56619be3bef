extension CommandVerb {
  /// An example call of the verb for its help text, without the word `present`.
  package var example: String {
    switch self {
    case .play: "play Plans/reports --trace"
    case .check: "check Plans"
    case .explain: "explain viewWillAppear"
    case .explore: "explore double-dismiss --presenter Binding"
    case .walk: "walk transitions --count 100"
    case .replay: "replay double-dismiss:0.t.t.0.t.1"
    case .film: "film double-dismiss:0.t.t.0.t.1 -o film.html"
    case .export: "export Plans/reports --uikit -o Exported"
    case .conformance: "conformance conformance.json Plans"
    case .bench: "bench --filter stack --rounds 5"
    case .soak: "soak stacks --count 1000 --seed 7"
    case .fuzz: "fuzz Plans --count 1000"
    case .digest: "digest Plans/reports"
    case .schema: "schema --table"
    case .adapt: "adapt Sources/Photos --write"
    case .completion: "completion zsh"
    case .version: "version"
    case .help: "help"
    }
  }
}
