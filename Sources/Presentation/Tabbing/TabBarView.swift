import Foundation

/// The view of a tab bar controller: the selected controller's view, with the bar in front.
final class TabBarView: View {
  private let tabs: Handle<ViewController>

  init(of tabs: TabBarController) {
    self.tabs = tabs.handle
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    tabs.transitionView.frame = bounds
    tabs.transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(tabs.transitionView)
    addSubview(tabs.tabBar)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    tabs.object?.tabbing?.placeBar()
    super.layoutSubviews()
  }
}
