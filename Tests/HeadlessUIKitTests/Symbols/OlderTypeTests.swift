import TestSupport
import Testing
import UIKit

/// The types of deprecated names.
///
/// Tests read the types through this protocol, because direct use would cause warnings.
private protocol OlderTypes {
  static func types() -> [OlderType]
}

/// An older name of a type, and whether the name stands for the type that replaces it.
struct OlderType: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let isNewType: Bool

  init<Older, Newer>(_ older: Older.Type, _ newer: Newer.Type) {
    testDescription = "\(newer)"
    isNewType = ObjectIdentifier(older) == ObjectIdentifier(newer)
  }
}

@Suite("Older names of types") struct OlderTypeTests {
  private enum Names: OlderTypes {
    @available(*, deprecated)
    static func types() -> [OlderType] { views() + values() }

    @available(*, deprecated)
    private static func views() -> [OlderType] {
      [
        OlderType(UIActivityIndicatorViewStyle.self, UIActivityIndicatorView.Style.self),
        OlderType(UIAlertActionStyle.self, UIAlertAction.Style.self),
        OlderType(UIAlertControllerStyle.self, UIAlertController.Style.self),
        OlderType(UIButtonType.self, UIButton.ButtonType.self),
        OlderType(UIControlEvents.self, UIControl.Event.self),
        OlderType(UIControlState.self, UIControl.State.self),
        OlderType(UIGestureRecognizerState.self, UIGestureRecognizer.State.self),
        OlderType(UINavigationControllerOperation.self, UINavigationController.Operation.self),
        OlderType(
          UIPageViewControllerNavigationDirection.self,
          UIPageViewController.NavigationDirection.self),
        OlderType(
          UIPageViewControllerNavigationOrientation.self,
          UIPageViewController.NavigationOrientation.self),
        OlderType(
          UIPageViewControllerTransitionStyle.self, UIPageViewController.TransitionStyle.self),
        OlderType(
          UIScrollViewContentInsetAdjustmentBehavior.self,
          UIScrollView.ContentInsetAdjustmentBehavior.self),
        OlderType(UIStackViewAlignment.self, UIStackView.Alignment.self),
        OlderType(UIStackViewDistribution.self, UIStackView.Distribution.self),
        OlderType(UISwipeGestureRecognizerDirection.self, UISwipeGestureRecognizer.Direction.self),
        OlderType(UITableViewCellStyle.self, UITableViewCell.CellStyle.self),
        OlderType(UITableViewScrollPosition.self, UITableView.ScrollPosition.self),
        OlderType(UITableViewStyle.self, UITableView.Style.self),
        OlderType(UIViewContentMode.self, UIView.ContentMode.self),
        OlderType(UIViewAutoresizing.self, UIView.AutoresizingMask.self),
        OlderType(UIWindowLevel.self, UIWindow.Level.self),
      ]
    }

    @available(*, deprecated)
    private static func values() -> [OlderType] {
      [
        OlderType(NSAttributedStringKey.self, NSAttributedString.Key.self),
        OlderType(NSLayoutAttribute.self, NSLayoutConstraint.Attribute.self),
        OlderType(NSLayoutRelation.self, NSLayoutConstraint.Relation.self),
        OlderType(UIApplicationState.self, UIApplication.State.self),
        OlderType(UIImageRenderingMode.self, UIImage.RenderingMode.self),
        OlderType(UILayoutConstraintAxis.self, NSLayoutConstraint.Axis.self),
        OlderType(UIViewAnimationCurve.self, UIView.AnimationCurve.self),
        OlderType(UIViewAnimationOptions.self, UIView.AnimationOptions.self),
        OlderType(UIViewKeyframeAnimationOptions.self, UIView.KeyframeAnimationOptions.self),
      ]
    }
  }

  @Test(arguments: (Names.self as any OlderTypes.Type).types())
  func `an older name of a type means the same type as the newer name`(type: OlderType) {
    expect(type.isNewType)
  }
}
