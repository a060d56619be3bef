import PresentationTesting

/// The `present completion` command, which prints a script for shell completion of verbs and flags.
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

  private var bash: String {
    let cases = CommandVerb.allCases.filter { !$0.flags.isEmpty }.map { verb in
      "    \(verb.rawValue)) words=\"\(verb.flags.joined(separator: " "))\" ;;\n"
    }
    return """
      _present() {
        local word="${COMP_WORDS[COMP_CWORD]}" words=""
        case "${COMP_WORDS[1]}" in
      \(cases.joined())  esac
        [ "$COMP_CWORD" -eq 1 ] && words="\(words)"
        COMPREPLY=($(compgen -W "$words" -- "$word") $(compgen -f -- "$word"))
      }
      complete -o filenames -F _present present

      """
  }

  private var fish: String {
    let verbs = CommandVerb.allCases.map { verb in
      "complete -c present -n __fish_use_subcommand -a \(verb.rawValue) -d '\(verb.usage.about)'\n"
    }
    let flags = CommandVerb.allCases.flatMap { verb in
      verb.flags.map { flag in
        "complete -c present -n '__fish_seen_subcommand_from \(verb.rawValue)' "
          + "-l \(flag.dropFirst(2))\n"
      }
    }
    return (verbs + flags).joined()
  }
}
