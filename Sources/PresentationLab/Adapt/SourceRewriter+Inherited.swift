extension SourceRewriter {
  // MARK: Methods that UIKit's classes declare and the package's classes do not

  private static let views: Set = [
    "UIView", "UIControl", "UIButton", "UIScrollView", "UITableView", "UICollectionView",
    "UICollectionViewCell", "UICollectionReusableView", "UITableViewCell", "UIImageView", "UILabel",
    "UIStackView", "UIVisualEffectView", "UITextView", "UITextField", "UISlider", "UIWindow",
  ]

  private static let responders = views.union([
    "UIResponder", "UIViewController", "UINavigationController", "UITabBarController",
    "UITableViewController", "UICollectionViewController", "UIPageViewController", "UIApplication",
  ])

  /// Rewrites an override of a method that UIKit's class declares, but the package's class does
  /// not.
  ///
  /// There are two such methods. In a view, `gestureRecognizerShouldBegin` becomes a method of
  /// `UIGestureRecognizerDelegate`. In an object that is no responder, `observeValue` becomes a
  /// method of `KeyValueObserver`.
  mutating func rewriteInheritedOverride(_ place: Int) {
    guard let type = outline.type(around: code[place]),
      let member = type.members.first(where: {
        $0.range.contains(code[place]) && $0.modifiers.contains("override")
      }), let end = project.chain(of: type.path).last
    else { return }
    switch member.name {
    case "gestureRecognizerShouldBegin" where Self.views.contains(end):
      implement(member, of: type, at: place, by: "true", as: "UIGestureRecognizerDelegate")
    case "observeValue" where !Self.responders.contains(end):
      implement(member, of: type, at: place, by: "()", as: "KeyValueObserver")
    default: break
    }
  }

  private mutating func implement(
    _ member: SourceMember, of type: SourceType, at place: Int, by value: String,
    as delegate: String
  ) {
    let chain = project.chain(of: type.path)
    let declaring = Set((project.methods[member.name] ?? []).map(\.path))
    if chain.dropFirst().contains(where: { declaring.contains($0) }) { return }
    remove(place..<place + 1)
    for next in code.indices where member.range.contains(code[next]) && word(next) == "super" {
      guard word(next + 1) == ".", word(next + 2) == member.name, word(next + 3) == "(" else {
        continue
      }
      replace(next..<closing(next + 3) + 1, by: value)
    }
    if !project.conforms(chain, to: delegate) {
      addExtension("extension \(type.path): \(delegate) {}")
    }
  }

  /// Removes the second question mark in `delegate?.window??.rootViewController`, and
  /// `?.flatMap { $0 }` after `delegate?.window`.
  ///
  /// In UIKit, `window` is an optional requirement, so that its value is optional twice.
  mutating func rewriteDelegateWindow(_ place: Int) {
    let before = (-4..<0).map { word(place + $0) }
    guard before == ["delegate", "?", ".", "window"] else { return }
    if word(place + 1) == "?", word(place + 2) == "." { replace(place..<place + 1, by: "") }
    let flattening = [".", "flatMap", "{", "$0", "}"]
    if (1...5).map({ word(place + $0) }) == flattening { replace(place..<place + 6, by: "") }
  }

  /// Adds a note about an override with which an object forwards the methods of a delegate.
  mutating func noteForwarding(_ place: Int) {
    guard word(place + 1) == "func", ["responds", "forwardingTarget"].contains(word(place + 2))
    else { return }
    note(
      place,
      "\(word(place + 2)) cannot be overridden on Linux, which has no Objective-C: implement the "
        + "delegate's methods, call the other delegate in each, and put the override into "
        + "#if canImport(ObjectiveC)")
  }

  /// Rewrites `if let window = UIApplication.shared.delegate?.window`.
  ///
  /// In UIKit, the value is optional twice, so that the constant is still optional. Here, the value
  /// is optional once. `delegate.map({ $0.window })` is optional twice, too.
  mutating func rewriteBoundWindow(_ place: Int) {
    let before = (-9..<0).map { word(place + $0) }
    let path = ["UIApplication", ".", "shared", ".", "delegate", "?", "."]
    guard Array(before.suffix(7)) == path, before[1] == "=",
      ["let", "var"].contains(word(place - 10)),
      ["if", "guard", "while", ","].contains(word(place - 11)),
      ["{", ",", "else"].contains(word(place + 1))
    else { return }
    replace(place - 2..<place + 1, by: ".map({ $0.window })")
  }

  // MARK: Selectors

  /// Adds a note about a selector or a key path in a string interpolation, which is not rewritten.
  mutating func noteObjectiveCInString(_ place: Int) {
    let interpolated = SwiftLexer.interpolatedCode(of: tokens[code[place]].text)
    for (word, value) in [("#selector", "selector"), ("#keyPath", "key path")]
    where interpolated.contains("\(word)(") {
      note(place, "\(word) in a string: assign the \(value) to a constant before the string")
    }
    for name in project.optional.keys.sorted() where interpolated.contains(".\(name)?(") {
      note(place, "\(name)?() in a string: assign the result to a constant before the string")
    }
  }

  /// The class and the call for a method of UIKit that is often used as an action.
  private static let systemActions: [String: (owner: String, selector: String, call: String)] = [
    "resignFirstResponder": (
      "UIResponder", "resignFirstResponder", "_ = target.resignFirstResponder()"
    ),
    "becomeFirstResponder": (
      "UIResponder", "becomeFirstResponder", "_ = target.becomeFirstResponder()"
    ),
    "endEditing": ("UIView", "endEditing:", "_ = target.endEditing(true)"),
    "removeFromSuperview": ("UIView", "removeFromSuperview", "target.removeFromSuperview()"),
    "setNeedsLayout": ("UIView", "setNeedsLayout", "target.setNeedsLayout()"),
    "layoutIfNeeded": ("UIView", "layoutIfNeeded", "target.layoutIfNeeded()"),
    "popViewController": (
      "UINavigationController", "popViewControllerAnimated:",
      "_ = target.popViewController(animated: true)"
    ),
    "popToRootViewController": (
      "UINavigationController", "popToRootViewControllerAnimated:",
      "_ = target.popToRootViewController(animated: true)"
    ),
    "dismiss": (
      "UIViewController", "dismissViewControllerAnimated:completion:",
      "target.dismiss(animated: true)"
    ),
    "endRefreshing": ("UIRefreshControl", "endRefreshing", "target.endRefreshing()"),
    "cut": ("UIResponder", "cut:", "target.cut(nil)"),
    "copy": ("UIResponder", "copy:", "target.copy(nil)"),
    "paste": ("UIResponder", "paste:", "target.paste(nil)"),
    "select": ("UIResponder", "select:", "target.select(nil)"),
    "selectAll": ("UIResponder", "selectAll:", "target.selectAll(nil)"),
    "delete": ("UIResponder", "delete:", "target.delete(nil)"),
  ]

  /// Returns a selector that calls a method of UIKit, such as `resignFirstResponder`; nil if the
  /// method is not known.
  ///
  /// If the selector is never performed, its closure is empty.
  static func systemSelector(_ name: String, isPerformed: Bool) -> String? {
    systemActions[name].map { action in
      let call = isPerformed ? " \(action.call)" : ""
      return "Selector(\"\(action.selector)\", { (target: \(action.owner)) in\(call) })"
    }
  }
}
