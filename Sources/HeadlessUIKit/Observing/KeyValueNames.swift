#if !canImport(ObjectiveC)
  import Foundation
  import Presentation

  /// The names of properties that can be read and observed by name.
  @MainActor enum KeyValueNames {
    /// Returns a function that reads a path such as `layer.position`; nil if a name is not modeled.
    static func reader(of path: String, of object: NSObject) -> ((NSObject) -> Any?)? {
      let names = path.split(separator: ".").map(String.init)
      if case .none = value(at: names, of: object) { return nil }
      return { value(at: names, of: $0) ?? nil }
    }

    /// Returns the value at a path of names, as a double optional.
    ///
    /// The result is `.none` if a name is not modeled. The result is `.some(nil)` if an object on
    /// the path is missing.
    private static func value(at names: [String], of object: NSObject) -> Any?? {
      var value: Any? = object
      for name in names {
        guard let found = value as? NSObject else { return .some(nil) }
        guard let next = getter(of: name, of: found) else { return .none }
        value = next(found)
      }
      return .some(value)
    }

    /// Returns the value at a path of names; if a name is not modeled, reports it and returns nil.
    static func value(at path: String, of object: NSObject) -> Any? {
      if let read = reader(of: path, of: object) { return read(object) }
      report(path, of: object)
      return nil
    }

    static func report(_ path: String, of object: NSObject) {
      let kind = "\(type(of: object)).\(path)"
      let world = (object as? View)?.clientWorld ?? .current
      world.reportOnce(
        "key-value coding of \(kind)",
        "The property \(path) of \(type(of: object)) was used by name; it is not modeled by name.",
        advice: "Use the property itself, or observe it with a key path such as \\.\(path).")
    }

    private typealias Getter = (NSObject) -> Any?

    private static func getter(of name: String, of object: NSObject) -> Getter? {
      known(name, of: object) ?? stored(name, of: object)
    }

    /// Returns a function that reads a stored property that a class of the app declares.
    private static func stored(_ name: String, of object: NSObject) -> Getter? {
      func read(_ object: NSObject) -> Any?? {
        for level in sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
        where isOfApp(level.subjectType) {
          guard let property = level.children.first(where: { $0.label == name }) else { continue }
          let value = Mirror(reflecting: property.value)
          let isOptional = value.displayStyle == .optional
          return .some(isOptional ? value.children.first?.value : property.value)
        }
        return .none
      }
      if case .none = read(object) { return nil }
      return { read($0) ?? nil }
    }

    private static func isOfApp(_ type: Any.Type) -> Bool {
      let module = String(reflecting: type).prefix { $0 != "." }
      return !["Foundation", "HeadlessUIKit", "Presentation"].contains(module)
    }

    private static func known(_ name: String, of object: NSObject) -> Getter? {
      switch object {
      case is UIScrollView: scroll[name] ?? view[name]
      case is UIControl: control[name] ?? view[name]
      case is UIView: view[name]
      case is CALayer: layer[name]
      case is UIViewController: controller[name]
      case is UIGestureRecognizer: recognizer[name]
      case is UIBarItem: item[name]
      case is UIViewPropertyAnimator: animator[name]
      default: nil
      }
    }

    private static func get<Object: NSObject>(
      _ read: @escaping @MainActor (Object) -> Any?
    ) -> Getter {
      { ($0 as? Object).flatMap { read($0) } }
    }

    private static let view: [String: Getter] = [
      "frame": get { (view: UIView) in view.frame },
      "bounds": get { (view: UIView) in view.bounds },
      "center": get { (view: UIView) in view.center },
      "transform": get { (view: UIView) in view.transform },
      "alpha": get { (view: UIView) in view.alpha },
      "hidden": get { (view: UIView) in view.isHidden },
      "isHidden": get { (view: UIView) in view.isHidden },
      "backgroundColor": get { (view: UIView) in view.backgroundColor },
      "superview": get { (view: UIView) in view.superview },
      "window": get { (view: UIView) in view.window },
      "layer": get { (view: UIView) in view.layer },
      "tag": get { (view: UIView) in view.tag },
      "safeAreaInsets": get { (view: UIView) in view.safeAreaInsets },
    ]

    private static let scroll: [String: Getter] = [
      "contentOffset": get { (view: UIScrollView) in view.contentOffset },
      "contentSize": get { (view: UIScrollView) in view.contentSize },
      "contentInset": get { (view: UIScrollView) in view.contentInset },
      "adjustedContentInset": get { (view: UIScrollView) in view.adjustedContentInset },
      "dragging": get { (view: UIScrollView) in view.isDragging },
      "tracking": get { (view: UIScrollView) in view.isTracking },
      "decelerating": get { (view: UIScrollView) in view.isDecelerating },
      "panGestureRecognizer": get { (view: UIScrollView) in view.panGestureRecognizer },
    ]

    private static let control: [String: Getter] = [
      "enabled": get { (control: UIControl) in control.isEnabled },
      "selected": get { (control: UIControl) in control.isSelected },
      "highlighted": get { (control: UIControl) in control.isHighlighted },
    ]

    private static let layer: [String: Getter] = [
      "frame": get { (layer: CALayer) in layer.frame },
      "bounds": get { (layer: CALayer) in layer.bounds },
      "position": get { (layer: CALayer) in layer.position },
      "opacity": get { (layer: CALayer) in layer.opacity },
      "hidden": get { (layer: CALayer) in layer.isHidden },
      "cornerRadius": get { (layer: CALayer) in layer.cornerRadius },
    ]

    private static let controller: [String: Getter] = [
      "view": get { (controller: UIViewController) in controller.view },
      "title": get { (controller: UIViewController) in controller.title },
      "parentViewController": get { (controller: UIViewController) in controller.parent },
      "preferredContentSize": get { (controller: UIViewController) in
        controller.preferredContentSize
      },
      "navigationItem": get { (controller: UIViewController) in controller.navigationItem },
    ]

    private static let recognizer: [String: Getter] = [
      "state": get { (recognizer: UIGestureRecognizer) in recognizer.state.rawValue },
      "enabled": get { (recognizer: UIGestureRecognizer) in recognizer.isEnabled },
    ]

    private static let animator: [String: Getter] = [
      "running": get { (animator: UIViewPropertyAnimator) in animator.isRunning },
      "state": get { (animator: UIViewPropertyAnimator) in animator.state.rawValue },
      "reversed": get { (animator: UIViewPropertyAnimator) in animator.isReversed },
      "fractionComplete": get { (animator: UIViewPropertyAnimator) in animator.fractionComplete },
    ]

    private static let item: [String: Getter] = [
      "title": get { (item: UIBarItem) in item.title },
      "view": get { (item: UIBarItem) in (item as? UIBarButtonItem)?.customView },
    ]
  }

  extension UIResponder {
    /// Returns the value of a property by name.
    ///
    /// If this package does not support the name, the result is nil, and the name is reported once
    /// as the issue `notModelled`.
    public final func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Returns the value at a path of names, such as `layer.position`.
    ///
    /// If this package does not support the path, the result is nil, and the path is reported once
    /// as the issue `notModelled`.
    public final func value(forKeyPath keyPath: String) -> Any? {
      KeyValueNames.value(at: keyPath, of: self)
    }
  }

  extension BarItem {
    /// Returns the value of a property by name.
    ///
    /// For the name `view`, the result is the item's custom view: the items of bars have no other
    /// views in this package. If this package does not support the name, the result is nil, and the
    /// name is reported once as the issue `notModelled`.
    public final func value(forKey key: String) -> Any? { KeyValueNames.value(at: key, of: self) }
  }
#endif
