public import Presentation

/// A class that can limit an appearance proxy to the views inside its instances.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension View: UIAppearanceContainer {}
extension ViewController: UIAppearanceContainer {}

extension UIAppearanceContainer where Self: View {
  /// Returns the appearance proxy of a class that does not adopt ``UIAppearance``.
  ///
  /// The proxy is a view that stores the values. The values have no effect on other views.
  public static func appearance(
    for traits: TraitCollection? = nil,
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> View {
    AppearanceProxies.find(Self.self, in: containers) { View() }
  }
}

extension UIAppearanceContainer where Self: UIScrollView {
  /// Returns the appearance proxy of scroll views.
  ///
  /// The proxy is a scroll view that stores the values. The values have no effect on other views.
  public static func appearance(
    for traits: TraitCollection? = nil,
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UIScrollView {
    AppearanceProxies.find(Self.self, in: containers) { UIScrollView() }
  }
}
