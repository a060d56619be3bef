import Foundation

/// The view of a tab bar controller: the selected controller's view, with the bar in front.
final class TabBarView: View {
  private let tabs: Handle<ViewController>

  init(of tabs: TabBarController) {
    self.tabs = tabs.handle
    super.init(frame: tabs.worldToEnter.screenBounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tabs.transitionView.frame = bounds
    tabs.transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(tabs.transitionView)
    addSubview(tabs.tabBar)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func hiddenChanged(of subview: View) {
    super.hiddenChanged(of: subview)
    tabs.object?.tabbing?.transitionView.hiddenChanged(ofBar: subview)
  }

  override func layoutSubviews() {
    tabs.object?.tabbing?.placeBar()
    super.layoutSubviews()
  }
}
