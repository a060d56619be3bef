import Presentation

/// Descriptions of sets and dictionaries, whose elements are sorted.
///
/// The order in which a set returns objects depends on their addresses, so it differs between equal
/// runs.
extension StateReader {
  func readSet(_ label: String?, _ value: Any, to state: inout StateWriter) {
    let elements = Mirror(reflecting: value).children.map { UnorderedElement(key: $0.value) }
    read(UnorderedValue(label: label, elements: elements, isSet: true, field: field), to: &state)
  }

  func readDictionary(_ label: String?, _ value: Any, to state: inout StateWriter) {
    let elements = Mirror(reflecting: value).children.compactMap { child in
      let entry = Array(Mirror(reflecting: child.value).children)
      return entry.count == 2 ? UnorderedElement(key: entry[0].value, value: entry[1].value) : nil
    }
    read(UnorderedValue(label: label, elements: elements, isSet: false, field: field), to: &state)
  }

  private func read(_ value: UnorderedValue, isLast: Bool = false, to state: inout StateWriter) {
    state.add(value.label, value.elements.count)
    guard let elements = sorted(value.elements, isLast: isLast) else {
      return postponed.append(value)
    }
    state.deeper {
      for element in elements {
        if value.isSet {
          add(nil, any: element.key, to: &$0)
        } else if let text = element.text {
          $0.mix(StateKey.hash(of: text))
          add(text, any: element.value, to: &$0)
        } else {
          add("key", any: element.key, to: &$0)
          add("value", any: element.value, to: &$0)
        }
      }
    }
  }

  /// Adds the sets and dictionaries that have waited until the end of the description.
  func addPostponed(to state: inout StateWriter) {
    while !postponed.isEmpty {
      let value = postponed.removeFirst()
      field = value.field
      read(value, isLast: true, to: &state)
    }
  }

  /// Returns elements in an order that is the same in equal runs.
  ///
  /// Elements whose keys are not texts are sorted by their descriptions. To sort the elements of
  /// such an element, their descriptions would be needed again, and so on. So the result is empty
  /// if this reader makes such a description.
  ///
  /// Two elements have equal descriptions if they differ only in an object or a UUID that was not
  /// reached yet. Then the result is nil, unless the description is at its end (`isLast`).
  private func sorted(_ elements: [UnorderedElement], isLast: Bool) -> [UnorderedElement]? {
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
    if !isLast, Set(keys).count < keys.count { return nil }
    return zip(keys, elements).sorted { ($0.0.high, $0.0.low) < ($1.0.high, $1.0.low) }.map(\.1)
  }

  /// Returns the hash of the description of an element.
  ///
  /// The value is described before the key, because the key may be the identity of the value.
  private func key(of element: UnorderedElement) -> StateKey {
    var state = StateWriter(self, isText: false)
    add(nil, any: element.value, to: &state)
    add(nil, any: element.key, to: &state)
    addIdentities(to: &state)
    return state.key
  }
}

/// A set or a dictionary.
struct UnorderedValue {
  let label: String?
  let elements: [UnorderedElement]
  let isSet: Bool
  /// The type and the property that contain the set or dictionary.
  let field: (owner: Any.Type, label: String?)
}

/// An element of a set, or an entry of a dictionary.
struct UnorderedElement {
  let key: Any
  var value: Any = ()

  /// The key as a text that describes it completely; nil for other keys.
  var text: String? {
    if let key = key as? String { return key.mayContainUUID ? nil : key }
    return key is any FixedWidthInteger ? "\(key)" : nil
  }
}
