import PresentationTesting

extension JSONReader {
  /// A list or an object whose end has not been parsed yet.
  struct Container {
    struct Key {
      var text: String
      var position: TextPosition
    }

    let isObject: Bool
    let position: TextPosition
    let path: JSONPath
    var keys: [String: TextPosition] = [:]
    /// The key whose value is being parsed.
    var pending: Key?
    private var items: [JSONNode] = []
    private var members: [JSONMember] = []

    init(isObject: Bool, position: TextPosition, path: JSONPath) {
      self.isObject = isObject
      self.position = position
      self.path = path
    }

    /// The path of the next value; nil in an object whose next key has not been parsed yet.
    var valuePath: JSONPath? {
      guard isObject else { return .index(items.count, in: path) }
      return pending.map { .key($0.text, in: path) }
    }

    mutating func append(_ node: JSONNode) {
      if let key = pending {
        members.append(JSONMember(key: key.text, keyPosition: key.position, node: node))
        pending = nil
      } else {
        items.append(node)
      }
    }

    var node: JSONNode {
      JSONNode(isObject ? .object(members) : .array(items), at: position, path: path)
    }
  }
}
