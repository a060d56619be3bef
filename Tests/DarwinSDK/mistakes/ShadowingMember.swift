// error: overriding non-open property outside of its defining module

#if os(iOS)
  public import UIKit

  extension UIViewController {
    /// A member that every controller of an app would inherit.
    public var isOnScreen: Bool { viewIfLoaded?.window != nil }
  }
#endif
