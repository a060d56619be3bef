extension SourceRewriter {
  // MARK: Senders of actions

  /// The types of parameters that cannot be the sender, which is an object.
  private static let values: Set = [
    "Bool", "CGFloat", "Double", "Float", "Int", "TimeInterval", "UInt",
  ]

  /// The superclasses of UIKit's classes that send actions, and of often used views.
  private static let superclasses: [String: String] = {
    var classes = [
      "UIScreenEdgePanGestureRecognizer": "UIPanGestureRecognizer", "UIBarButtonItem": "UIBarItem",
      "UIControl": "UIView", "UIView": "UIResponder", "UIResponder": "NSObject",
      "UIBarItem": "NSObject", "UIGestureRecognizer": "NSObject",
    ]
    for gesture in ["LongPress", "Pan", "Pinch", "Rotation", "Swipe", "Tap"] {
      classes["UI\(gesture)GestureRecognizer"] = "UIGestureRecognizer"
    }
    for control in [
      "Button", "DatePicker", "PageControl", "RefreshControl", "SegmentedControl", "Slider",
      "Stepper", "Switch", "TextField",
    ] {
      classes["UI\(control)"] = "UIControl"
    }
    for view in ["CollectionViewCell", "ImageView", "Label", "TableViewCell", "TextView"] {
      classes["UI\(view)"] = "UIView"
    }
    return classes
  }()

  /// Whether an action is called without its parameter, so that the parameter has its default
  /// value.
  ///
  /// Objective-C would pass the sender, an object, as a number or a Boolean value.
  static func omitsSender(_ parameter: SourceMember.Parameter) -> Bool {
    parameter.hasDefault && values.contains(parameter.type)
  }

  /// Adds a note if the sender of an action does not have the type that the method declares.
  ///
  /// Objective-C calls the method nevertheless. Here, the call is not possible.
  mutating func noteSender(of member: SourceMember, at place: Int, _ whole: String) {
    guard let parameter = member.parameters.first, !Self.omitsSender(parameter) else { return }
    if Self.values.contains(parameter.type) {
      return note(
        place,
        "\(whole): the sender is an object, but \(member.name) declares \(parameter.type), "
          + "so it is not called here: declare a method without parameters")
    }
    let declared = parameter.type.replacing(/[?!]$/, with: "")
    guard let sender = sender(at: place) else { return }
    let chain = superclasses(of: sender)
    let isClass = project.type(named: declared)?.keyword == "class"
    guard isClass || Self.superclasses[declared] != nil, chain.last == "NSObject",
      !chain.contains(declared)
    else { return }
    note(
      place,
      "\(whole): the sender is a \(sender), but \(member.name) declares a \(declared), so it is "
        + "not called here: declare a class that both share")
  }

  /// Returns a class of the files or of UIKit, followed by its superclasses.
  private func superclasses(of name: String) -> [String] {
    var chain = project.chain(of: name)
    while let last = chain.last, let next = Self.superclasses[last] { chain.append(next) }
    return chain
  }

  /// Returns the class of the object that sends the action at a place; nil if it is not known.
  ///
  /// The action is an argument of the object's initializer, or of `addTarget` of a constant that
  /// the file declares.
  private mutating func sender(at place: Int) -> String? {
    guard word(place - 1) == ":", word(place - 2) == "action" else { return nil }
    var (open, depth) = (place - 1, 0)
    while open >= 0, depth > 0 || word(open) != "(" {
      if [")", "]", "}"].contains(word(open)) { depth += 1 }
      if ["(", "[", "{"].contains(word(open)) { depth -= 1 }
      if depth < 0 { return nil }
      open -= 1
    }
    let name = word(open - 1)
    if name != "addTarget" { return word(open - 2) == "." ? nil : name }
    guard word(open - 2) == ".", let types = constants[word(open - 3)] else { return nil }
    // The type is not known if the file declares the name twice.
    return types.count == 1 ? types[0] : nil
  }

  /// Returns the types of the constants and variables that the file declares, keyed by their names.
  ///
  /// A type that the declaration does not state is empty.
  func typesOfConstants() -> [String: [String]] {
    let places = code.indices.dropFirst().filter { ["let", "var"].contains(word($0 - 1)) }
    return Dictionary(grouping: places, by: word).mapValues { places in
      places.map { place in
        let isInitialized = word(place + 1) == "=" && word(place + 3) == "("
        return word(place + 1) == ":" || isInitialized ? word(place + 2) : ""
      }
    }
  }
}
