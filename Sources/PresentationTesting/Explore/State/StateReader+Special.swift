import Presentation

/// Descriptions of values for which reflection is not enough.
extension StateReader {
  func read(_ label: String?, _ value: Any, _ special: StateForm.Special) {
    switch special {
    case .timer: add(label, (value as? RunLoopTimer)?.isPending == true)
    case .attachments: if let value = value as? Attachments { read(label, value) }
    case .binding: if let value = value as? any StatefulBinding { read(label, value) }
    }
  }

  private func read(_ label: String?, _ attachments: Attachments) {
    add(label, title: "attachments") { for object in attachments.all { visit(nil, any: object) } }
  }

  private func read(_ label: String?, _ binding: any StatefulBinding) {
    guard isNew(label, binding) else { return }
    deeper { for part in binding.stateParts { visit(nil, any: part) } }
  }
}
