import Presentation

/// Descriptions of sets and dictionaries, whose elements are sorted.
///
/// The order in which a set returns objects depends on their addresses, so it differs between equal
/// runs.
extension StateReader {
  func readSet(_ label: String?, _ value: Any, to state: inout StateWriter) {
    let elements = Mirror(reflecting: value).children.map { Element(key: $0.value) }
    state.add(label, elements.count)
    state.deeper { for element in sorted(elements) { add(nil, any: element.key, to: &$0) } }
  }

  func readDictionary(_ label: String?, _ value: Any, to state: inout StateWriter) {
    let elements = Mirror(reflecting: value).children.compactMap { child in
      let entry = Array(Mirror(reflecting: child.value).children)
      return entry.count == 2 ? Element(key: entry[0].value, value: entry[1].value) : nil
    }
    state.add(label, elements.count)
    state.deeper {
      for element in sorted(elements) {
        if let text = element.text {
          $0.mix(StateKey.hash(of: text))
          add(text, any: element.value, to: &$0)
        } else {
          add("key", any: element.key, to: &$0)
          add("value", any: element.value, to: &$0)
        }
      }
    }
  }

  /// An element of a set, or an entry of a dictionary.
  private struct Element {
    let key: Any
    var value: Any = ()

    /// The key as a text that describes it completely; nil for other keys.
    var text: String? {
      key is String || key is any FixedWidthInteger ? "\(key)" : nil
    }
  }

  /// Returns elements in an order that is the same in equal runs.
  ///
  /// Elements whose keys are not texts are sorted by their descriptions. To sort the elements of
  /// such an element, their descriptions would be needed again, and so on. So the result is empty
  /// if this reader makes such a description.
  private func sorted(_ elements: [Element]) -> [Element] {
    let texts = elements.compactMap(\.text)
    if texts.count == elements.count {
      return zip(texts, elements).sorted { $0.0 < $1.0 }.map(\.1)
    }
    if outer != nil { return [] }
    var reader = StateReader(world, inside: self)
    let keys = elements.map { element in
      if !reader.isUnused { reader = StateReader(world, inside: self) }
      return reader.key(of: element)
    }
    return zip(keys, elements).sorted { ($0.0.high, $0.0.low) < ($1.0.high, $1.0.low) }.map(\.1)
  }

  /// Returns the hash of the description of an element.
  ///
  /// The value is described before the key, because the key may be the identity of the value.
  private func key(of element: Element) -> StateKey {
    var state = StateWriter(self, isText: false)
    add(nil, any: element.value, to: &state)
    add(nil, any: element.key, to: &state)
    addIdentities(to: &state)
    return state.key
  }
}
