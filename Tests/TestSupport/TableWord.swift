/// Returns a value as the state tables print it: without type names.
///
/// `keepsPresenter` and `removesPresenter` are shortened to `keeps` and `removes`.
public func tableWord(_ value: some Any) -> String {
  let parts = "\(value)".split(separator: ".")
  let kept = parts.dropLast().map { part in
    part.lastIndex { !$0.isLetter && !$0.isNumber }.map { part[...$0] } ?? ""
  }
  return (kept + parts.suffix(1)).joined()
    .replacing("keepsPresenter", with: "keeps").replacing("removesPresenter", with: "removes")
}
