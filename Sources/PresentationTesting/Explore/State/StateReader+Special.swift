import Presentation

/// The types that reflection alone would read wrongly.
extension StateReader {
  func read(_ label: String?, _ value: Any, _ special: StateForm.Special) {
    switch special {
    case .identity: if let value = value as? any NodeReference { read(label, node: value) }
    case .request: if let value = value as? Request { read(label, value) }
    case .timer: text.add(label, (value as? RunLoopTimer)?.isPending == true ? 1 : 0)
    case .attachments: if let value = value as? Attachments { read(label, value) }
    case .binding: if let value = value as? any StatefulBinding { read(label, value) }
    case .playhead: if let value = value as? Playhead { read(label, value) }
    }
  }

  /// Describes a node of the hierarchy and its object; nodes are numbered like objects.
  private func read(_ label: String?, node reference: any NodeReference) {
    if let number = nodes[reference.nodeKey] { return text.add(label, number) }
    nodes[reference.nodeKey] = nodes.count
    let parts = description.parts(of: reference)
    text.add(label, parts.isEmpty ? "gone" : "node \(nodes.count - 1)")
    for part in parts { deeper { read(nil, part) } }
  }

  private func read(_ label: String?, _ request: Request) {
    text.add(label, request.isByUser ? "request of the user" : "request")
    deeper {
      read("kind", request.kind)
      read("receiver", request.receiver)
      read("mode", request.drive)
      if let call = description.call(of: request) { read("call", call) }
    }
  }

  private func read(_ label: String?, _ attachments: Attachments) {
    text.add(label, "attachments")
    for object in attachments.all { deeper { read(nil, object) } }
  }

  private func read(_ label: String?, _ binding: any StatefulBinding) {
    guard isNew(label, binding) else { return }
    for part in binding.stateParts { deeper { read(nil, part) } }
  }

  /// Describes the position of a playhead and the rest of its course.
  private func read(_ label: String?, _ playhead: Playhead) {
    text.add(label, playhead.isTravelling ? "travels" : "rests")
    deeper {
      for part in playhead.stateParts(at: world.clock.now) { read(nil, part) }
    }
  }
}
