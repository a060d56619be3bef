import Foundation
import PresentationLifecycle

/// The view of a navigation or tab bar controller that contains the views of the children.
///
/// The controller's bars are in front of this view. The parts that the bars cover do not belong to
/// the safe area (L-13).
final class TransitionView: View {
  var bar: View
  /// The toolbar of a navigation controller; nil if none was ever shown.
  private(set) var toolbar: View?
  /// Whether the app hides the toolbar.
  private(set) var isToolbarHidden = true
  /// Whether the controller has hidden its lower bar, a tab bar or a toolbar; nil before it has
  /// placed a toolbar.
  private var hasHiddenLowerBar: Bool?

  /// Whether the last push, pop or set of a navigation controller hides the bars below (N-36).
  ///
  /// Nil if there could be no bar below then.
  private(set) var hidesLowerBars: Bool?
  /// The value of ``hidesLowerBars`` before the last push, pop or set.
  private var hidLowerBars: Bool?

  init(behind bar: View, hasHiddenLowerBar: Bool? = nil) {
    (self.bar, self.hasHiddenLowerBar) = (bar, hasHiddenLowerBar)
    super.init(frame: .zero)
    named("View")
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func didMoveToWindow() {
    window?.hasInsets = true
  }

  override var insetsOfBars: ViewInsets {
    var insets = insets(of: bar)
    if let toolbar { insets.bottom = max(insets.bottom, self.insets(of: toolbar).bottom) }
    return insets
  }

  private func insets(of bar: View) -> ViewInsets {
    guard !bar.isHidden, bar.isBeside(self) else { return .zero }
    let (bar, frame) = (bar.ownFrame, ownFrame)
    return bar.midY < frame.midY
      ? ViewInsets(top: max(0, bar.maxY - frame.minY), left: 0, bottom: 0, right: 0)
      : ViewInsets(top: 0, left: 0, bottom: max(0, frame.maxY - bar.minY), right: 0)
  }

  /// Stores whether a push, pop or set hides the bars below; nil if there can be no bar below.
  func decideLowerBars(hidden: Bool?) {
    (hidLowerBars, hidesLowerBars) = (hidesLowerBars, hidden)
  }

  /// Makes the last decision about the bars below invalid, because a pop or push was canceled.
  func restoreLowerBars() { hidesLowerBars = hidLowerBars }

  func setToolbar(_ toolbar: View, isHidden: Bool) {
    (self.toolbar, isToolbarHidden) = (toolbar, isHidden)
    superview?.setNeedsLayout()
  }

  /// Hides or shows the lower bar when the controller requires another value than before.
  ///
  /// So a value of `isHidden` that the app has set stays until then.
  func setLowerBar(_ bar: View, isHidden: Bool) {
    guard hasHiddenLowerBar != isHidden else { return }
    hasHiddenLowerBar = isHidden
    bar.isHidden = isHidden
  }

  /// Reports the changed safe area if `view` is a bar that was shown or hidden.
  func hiddenChanged(ofBar view: View) {
    if view === bar || view === toolbar { barChanged() }
  }

  /// Adds the values on which the later visibility of the bars depends to a description.
  func describeBars(to state: inout StateWriter) {
    state.add("toolbar hidden", isToolbarHidden)
    state.add("has hidden lower bar", any: hasHiddenLowerBar)
    state.add("hides lower bars", any: hidesLowerBars)
    state.add("hid lower bars", any: hidLowerBars)
  }

  /// Reports the changed safe area, because the bar has appeared, disappeared or moved.
  func barChanged() {
    setNeedsLayout()
    window?.placesMayChange()
  }
}
