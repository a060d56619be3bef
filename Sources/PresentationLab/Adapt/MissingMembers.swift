/// The members of UIKit's types that often occur in apps and that `HeadlessUIKit` does not declare.
enum MissingMembers {
  /// Returns the lines at which a file uses or overrides missing members, keyed by the member's
  /// name.
  ///
  /// Uses of a name are left out if the adapted files declare a member with this name.
  static func lines(in code: [SwiftToken], of project: SourceProject) -> [String: [Int]] {
    var lines: [String: [Int]] = [:]
    for (index, token) in code.enumerated() where index > 0 && token.kind == .word {
      let isOwn = project.methods[token.text] != nil || project.valueNames.contains(token.text)
      let isUse = code[index - 1].is(".") && !isOwn
      let isMissing = names.contains(token.text) || rareNames.contains(token.text)
      if isMissing, isUse || isOverride(index, in: code) {
        lines[token.text, default: []].append(token.line)
      } else if isUse, index > 1 {
        let qualified = "\(code[index - 2].text).\(token.text)"
        if qualifiedNames.contains(qualified) { lines[qualified, default: []].append(token.line) }
      }
    }
    return lines
  }

  /// Whether the name at an index is declared as an override, such as
  /// `override func `.
  private static func isOverride(_ index: Int, in code: [SwiftToken]) -> Bool {
    guard code[index - 1].is("func") || code[index - 1].is("var") else { return false }
    return code[max(0, index - 4)..<index].contains { $0.is("override") }
  }

  /// The names of the missing members.
  ///
  /// A test checks that no source file of `HeadlessUIKit` declares one of them.
  static let names: Set<String> = Set(
    """
    accessibilityContainerType accessibilityContrast accessibilityNavigationStyle
    activityItemsConfiguration addSymbolEffect adjustsImageSizeForAccessibilityContentSizeCategory
    allowedChildrenForUnwinding allowsEditingTextAttributes allowsFocus allowsKeyboardScrolling
    anchorPointZ backgroundColorTransformer backgroundFilters barHideOnSwipeGestureRecognizer
    barHideOnTapGestureRecognizer bottomEdgeEffect bouncesHorizontally bouncesVertically
    buttonMaskRequired canResizeToFitContent centerItemGroups ciImage clearsOnInsertion
    collapseSecondaryViewController compactTabIdentifiers compositingFilter contentAlignmentPoint
    contentsCenter contentsRect convertToScreen cornerConfiguration creatingFixedGroup
    customizationIdentifier directionalPressGestureRecognizer documentProperties dragDelegate
    drawsAsynchronously dropDelegate estimatedProperties flushUpdates focusGroupIdentifier
    focusStyle hasActiveDrag hidesSharedBackground hoverStyle inputAssistantItem
    interactionActivityTrackingBaseName interactiveContentPopGestureRecognizer
    isFindInteractionEnabled isGeometryFlipped isLookToDictateEnabled isSymbolAnimationEnabled
    largeSubtitle largeSubtitleView layoutManager leftEdgeEffect legibilityWeight lineBreakStrategy
    magnificationFilter maskView maximumContentSizeCategory minificationFilter
    minimumContentSizeCategory minimumValueImage multipleSelectionBackgroundView
    needsDisplayOnBoundsChange nextFocusedView notificationResponse observedProgress
    performsActionsWhilePresentingModally pinnedTrailingGroup pointerStyleProvider
    preferredBehavioralStyle preferredElementSize preferredFocusEnvironments prefersPageSizing
    prominentGlass reloadedItemIdentifiers remembersLastFocusedIndexPath renameDelegate
    reorderingCadence restoresFocusAfterTransition reversesTitleShadowWhenHighlighted
    rightEdgeEffect safeAreaAspectFitLayoutGuide screenshotService searchSuggestions
    sectionInsetReference selectionFollowsFocus separateSecondaryViewController
    separatorInsetReference setNeedsFocusUpdate setSymbolImage sharesBackground
    showsExpansionTextWhenFolded showsTouchWhenHighlighted storyboardIdentifier subtitleView
    tabBarObservedScrollView textLayoutManager textStorage titlebar toolTip topEdgeEffect
    trackConfiguration trailingItemGroups transfersHorizontalScrollingToParent uniformAcrossSiblings
    userInteractionEnabledWhileDragging usesStandardTextScaling viewForFirstBaselineLayout
    withProminence withScrollIndicatorsShown
    """.split(whereSeparator: \.isWhitespace).map { String($0) })

  /// The names of missing members for older animations, observations by name, traits, touches,
  /// keys, menus and rotations.
  ///
  /// `UIKitSymbolTests` checks that no source declares one of these names.
  static let rareNames: Set<String> = Set(
    """
    allowedPressTypes altitudeAngle automaticallyNotifiesObservers azimuthAngle beginAnimations
    coalescedTouches commitAnimations didChangeValue didRotate dismissModalViewController
    displayGamut exerciseAmbiguityInLayout hasAmbiguousLayout isManualHitTestingEnabled
    keyPathsForValuesAffectingValue maximumPossibleForce menuRepresentation modifyAnimations
    performSystemAnimation performWithSender popoverBackgroundViewClass preciseLocation
    predictedTouches preferredFramesPerSecond30 preferredFramesPerSecond60
    presentModalViewController requiresExclusiveTouchType restorationClass
    setAnimationBeginsFromCurrentState setAnimationCurve setAnimationDelay setAnimationDelegate
    setAnimationDidStop setAnimationRepeatAutoreverses setAnimationRepeatCount
    setAnimationTransition setAnimationWillStart updateTraitsIfNeeded userInterfaceLevel
    viewDidUnload viewWillUnload willAnimateRotation willChangeValue willRotate
    """.split(whereSeparator: \.isWhitespace).map { String($0) })

  /// The names of missing members that other types declare, too, with the type before.
  static let qualifiedNames: Set<String> = Set(
    """
    CATransaction.flush UIView.setAnimationDuration
    """.split(whereSeparator: \.isWhitespace).map { String($0) })
}
