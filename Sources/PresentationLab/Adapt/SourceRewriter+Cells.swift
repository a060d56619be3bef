/// Initializers of cells, headers and footers, which must be required on Linux, because a list
/// creates its views with them.
extension SourceRewriter {
  /// The labels of the required initializer, keyed by UIKit's class.
  private static let required = [
    "UITableViewCell": ["style", "reuseIdentifier"],
    "UITableViewHeaderFooterView": ["reuseIdentifier"],
    "UICollectionReusableView": ["frame"], "UICollectionViewCell": ["frame"],
  ]
  private static let types = [
    "style": "UITableViewCell.CellStyle", "reuseIdentifier": "String?", "frame": "CGRect",
  ]

  /// Replaces `override` by `required` before the initializer of a cell, a header or a footer.
  mutating func requireCellInitializer(_ place: Int) {
    guard word(place + 1) == "init", word(place + 2) == "(",
      let type = outline.type(around: code[place]), let labels = labels(of: type.path),
      word(place + 3) == labels[0]
    else { return }
    replace(place..<place + 1, by: "required")
  }

  /// Adds the required initializer to a class that declares only other initializers.
  ///
  /// If the class has an initializer for a storyboard, the added initializer does the same.
  /// Otherwise, it stops the process: such a class creates its cells itself.
  mutating func completeCell(_ type: SourceType) {
    let initializers = type.members.filter { $0.kind == .initializer }
    guard let labels = labels(of: type.path),
      initializers.contains(where: { !$0.modifiers.contains("convenience") }),
      !initializers.contains(where: { $0.labels == labels })
    else { return }
    let coder = initializers.first { $0.labels == ["coder"] }
    let name = "init(" + labels.map { "\($0):" }.joined() + ")"
    let body =
      coder.flatMap { bodyWithoutCoder($0, labels) }
      ?? "{\n    fatalError(\"\(name) has not been implemented\")\n  }"
    let parameters = labels.map { "\($0): \(Self.types[$0] ?? "Any")" }.joined(separator: ", ")
    let access = type.modifiers.first { ["open", "public"].contains($0) } == nil ? "" : "public "
    insert(
      "\n  \(access)required init(\(parameters)) \(body)\n", after: type.body.upperBound - 1)
  }

  /// Returns the body of `init(coder:)` with another call of the superclass's initializer; nil if
  /// the body uses the coder otherwise, or does not call the initializer.
  private func bodyWithoutCoder(_ member: SourceMember, _ labels: [String]) -> String? {
    guard let coder = member.parameters.first?.name else { return nil }
    let body = rewrittenText(member.signature.upperBound..<member.range.upperBound)
    let call = "super.init(coder: \(coder))"
    let other = "super.init(" + labels.map { "\($0): \($0)" }.joined(separator: ", ") + ")"
    let changed = body.replacing(call, with: other)
    let isWhole = body.contains(call) && !changed.contains(coder) && !changed.contains("return nil")
    return isWhole ? String(changed.drop { $0.isWhitespace }) : nil
  }

  /// Returns the labels of the required initializer of a cell class; nil for other classes.
  private func labels(of path: String) -> [String]? {
    Self.required.first { project.isKind(path, of: [$0.key]) }?.value
  }
}
