extension ViewController {
  /// The nearest tab bar controller that contains this controller.
  public final var tabBarController: TabBarController? {
    var next = parent
    while let controller = next {
      if let tabs = controller.tabbing { return tabs }
      next = controller.parent
    }
    return nil
  }
}
