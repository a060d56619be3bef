public import Presentation

extension ViewController.Transition.ZoomOptions {
  /// The effect of the views behind the zoomed view; the value is stored but has no effect.
  public var dimmingVisualEffect: UIBlurEffect? {
    get { dimmingEffect as? UIBlurEffect }
    set { dimmingEffect = newValue }
  }
}
