/// The members of UIKit's classes that `HeadlessUIKit` declares, but a subclass cannot override.
enum ClosedMembers {
  /// Returns a note for each override of such a member in a subclass of a UIKit class.
  static func notes(in project: SourceProject, file: Int) -> [SourceNote] {
    project.outlines[file].types.flatMap { type in
      type.members.filter { member in
        names.contains(member.name) && member.modifiers.contains("override")
          && isDeclaredByUIKit(member.name, above: type, in: project)
      }.map { member in
        SourceNote(
          file: file, line: project.tokens[file][member.nameIndex].line,
          text: "\(member.name) \(advice)")
      }
    }
  }

  /// Whether the superclasses of a type end with a UIKit class, and no class in between declares
  /// the member itself.
  private static func isDeclaredByUIKit(
    _ name: String, above type: SourceType, in project: SourceProject
  ) -> Bool {
    let chain = project.chain(of: type.path).dropFirst()
    return chain.last?.hasPrefix("UI") == true
      && !chain.contains { path in
        project.types[path]?.members.contains {
          $0.name == name && !$0.modifiers.contains("override")
        } == true
      }
  }

  private static let advice =
    "cannot be overridden on Linux: set or call the member instead, or put the override into "
    + "#if !os(Linux)"

  /// The names of the members.
  ///
  /// `UIKitSymbolTests` checks that the sources declare each of them, and none as `open`.
  static let names: Set<String> = Set(
    """
    addConstraint addConstraints addGestureRecognizer addInteraction addLayoutGuide
    animateChanges autoresizingMask children constraints contentCompressionResistancePriority
    contentHuggingPriority contentScrollView convert customizableViewControllers detents
    directionalLayoutMargins drawHierarchy editButtonItem effectiveUserInterfaceLayoutDirection
    exchangeSubview gestureRecognizers hidesBarsOnSwipe hidesBarsOnTap
    hidesBarsWhenKeyboardAppears insetsLayoutMarginsFromSafeArea interactivePopGestureRecognizer
    invalidateDetents isDescendant isDoubleSided isExclusiveTouch isKeyWindow
    isMultipleTouchEnabled isOpaque isToolbarHidden layer layoutMarginsGuide
    moreNavigationController needsUpdateConstraints overrideUserInterfaceStyle parent
    prefersGrabberVisible preservesSuperviewLayoutMargins readableContentGuide removeConstraint
    removeConstraints removeGestureRecognizer resizableSnapshotView safeAreaLayoutGuide screen
    selectedDetentIdentifier selectedTab setContentCompressionResistancePriority
    setContentHuggingPriority setTabs setToolbarHidden setToolbarItems spineLocation
    splitViewController storyboard subviews superview tabs toolbar toolbarItems
    translatesAutoresizingMaskIntoConstraints updateConstraintsIfNeeded userActivity
    viewIfLoaded viewWithTag window windowLevel windowScene
    """.split(whereSeparator: \.isWhitespace).map { String($0) })
}
