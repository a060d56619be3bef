import PresentationLab
import PresentationTesting

/// The `present completion` command, which prints a script for shell completion.
///
/// The script completes verbs, their flags, and words such as the names of scenarios.
@MainActor
struct CompletionCommand {
  private enum Shell: String, CaseIterable {
    case bash
    case fish
    case zsh
  }

  private let shell: Shell

  init(_ arguments: [String]) throws(UsageError) {
    let shells = Shell.allCases.map(\.rawValue)
    guard arguments.count == 1, let shell = Shell(rawValue: arguments[0]) else {
      throw UsageError(
        found: arguments.isEmpty ? "no shell" : arguments.map(quoted).joined(separator: " "),
        expected: oneOf(shells),
        nearest: arguments.first.flatMap { nearestWord(to: $0, among: shells) })
    }
    self.shell = shell
  }

  func run(output: CommandOutput) -> CommandStatus {
    switch shell {
    case .bash: output.write(bash)
    case .fish: output.write(fish)
    case .zsh: output.write("autoload -U +X bashcompinit && bashcompinit\n" + bash)
    }
    return .passed
  }

  private var words: String {
    (CommandVerb.allCases.map(\.rawValue) + ["--help", "--version"]).joined(separator: " ")
  }

  /// Returns the words that can follow a verb, besides paths and flags.
  private static func subjects(of verb: CommandVerb) -> [String] {
    switch verb {
    case .explore, .walk, .replay, .film, .export: NamedScenario.all.map(\.name)
    case .soak: SoakCommand.kinds
    case .completion: Shell.allCases.map(\.rawValue)
    case .help: CommandVerb.allCases.map(\.rawValue)
    default: []
    }
  }

  private var bash: String {
    let cases = CommandVerb.allCases.compactMap { verb -> String? in
      let words = Self.subjects(of: verb) + verb.flags
      return words.isEmpty
        ? nil : "    \(verb.rawValue)) words=\"\(words.joined(separator: " "))\" ;;\n"
    }
    return """
      _present() {
        local word="${COMP_WORDS[COMP_CWORD]}" words="" IFS=$'\\n'
        case "${COMP_WORDS[1]}" in
      \(cases.joined())  esac
        [ "$COMP_CWORD" -eq 1 ] && words="\(words)"
        COMPREPLY=($(compgen -W "${words// /$IFS}" -- "$word") $(compgen -f -- "$word"))
      }
      complete -o filenames -F _present present

      """
  }

  private var fish: String {
    let verbs = CommandVerb.allCases.map { verb in
      "complete -c present -n __fish_use_subcommand -a \(verb.rawValue) -d '\(verb.usage.about)'\n"
    }
    let words = CommandVerb.allCases.flatMap { verb in
      let words = Self.subjects(of: verb).map { "-a \($0)" }
      let flags = verb.flags.map { flag in
        flag.hasPrefix("--") ? "-l \(flag.dropFirst(2))" : "-s \(flag.dropFirst())"
      }
      return (words + flags).map { word in
        "complete -c present -n '__fish_seen_subcommand_from \(verb.rawValue)' \(word)\n"
      }
    }
    return (verbs + words).joined()
  }
}
