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
    addConstraint addConstraints addGestureRecognizer addInteraction addLayoutGuide addTextField
    animateChanges autoresizingMask backBarButtonItem constraints
    contentCompressionResistancePriority contentHuggingPriority contentScrollView convert
    customizableViewControllers detents directionalLayoutMargins drawHierarchy editButtonItem
    effectiveUserInterfaceLayoutDirection exchangeSubview gestureRecognizers hidesBarsOnSwipe
    hidesBarsOnTap hidesBarsWhenKeyboardAppears insetsLayoutMarginsFromSafeArea interactions
    interactivePopGestureRecognizer invalidateDetents isDescendant isDoubleSided isExclusiveTouch
    isKeyWindow isMultipleTouchEnabled isToolbarHidden layoutMarginsGuide leftBarButtonItem
    leftBarButtonItems moreNavigationController needsUpdateConstraints popItem prefersGrabberVisible
    prefersLargeTitles preservesSuperviewLayoutMargins prompt pushItem readableContentGuide
    removeConstraint removeConstraints removeGestureRecognizer resizableSnapshotView
    rightBarButtonItem rightBarButtonItems safeAreaLayoutGuide screen selectedDetentIdentifier
    selectedTab setContentCompressionResistancePriority setContentHuggingPriority setLeftBarButton
    setLeftBarButtonItems setRightBarButton setRightBarButtonItems setTabs setToolbarHidden
    setToolbarItems spineLocation splitViewController storyboard subviews superview tabs textFields
    titleView toolbar toolbarItems topItem transform3D
    translatesAutoresizingMaskIntoConstraints updateConstraintsIfNeeded window windowLevel
    windowScene
    """.split(whereSeparator: \.isWhitespace).map { String($0) })
}
