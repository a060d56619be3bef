import Foundation
import Presentation

/// The accessory view above the simulated keyboard of a world.
@MainActor final class KeyboardAccessory {
  private weak var world: World?
  private var host: AccessoryHost?
  /// The chosen accessory view; nil if the first responder has none.
  private var view: View?
  private var height: CGFloat = 0
  /// Whether the first responder was inside the accessory view at the last choice.
  private var hadFocus = false
  /// Whether the last choice has changed the accessory view or its height.
  private(set) var hasChanged = false

  init(in world: World) { self.world = world }

  /// Whether an accessory view is in a window.
  var isShown: Bool { host?.window != nil }

  /// Makes the controller that has supplied the accessory view the first responder again, after a
  /// view inside the accessory view has resigned.
  func returnFocus() {
    guard hadFocus, let world, world.responders.first == nil, let supplier = host?.supplier,
      !(supplier is any UITextInputTraits)
    else { return }
    world.responders.returnFocus(to: supplier, in: world)
  }

  /// Chooses the accessory view of the first responder, and returns its height in points.
  func choose(width: CGFloat) -> CGFloat {
    guard let world else { return 0 }
    let first = world.responders.first
    var supplier = first
    while let responder = supplier, responder.inputAccessoryView == nil {
      supplier = responder.next
    }
    let (old, oldHeight) = (view, height)
    view = supplier?.inputAccessoryView
    height = view.map { Self.height(of: $0, width: width) } ?? 0
    hasChanged = view !== old || height != oldHeight
    hadFocus = view != nil && first?.accessoryHost?.subviews.first === view
    if let supplier, view != nil {
      let host = host ?? AccessoryHost(frame: .zero)
      host.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      (self.host, host.supplier) = (host, supplier)
    }
    return height
  }

  private static func height(of view: View, width: CGFloat) -> CGFloat {
    let sizesItself = (view as? UIInputView)?.allowsSelfSizing == true
    if sizesItself || !view.translatesAutoresizingMaskIntoConstraints {
      return view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let own = view.intrinsicContentSize.height
    let isFlexible = view.autoresizingMask.contains(.flexibleHeight)
    return isFlexible && own != View.noIntrinsicMetric ? own : view.frame.height
  }

  /// Puts the accessory view into the window of its responder, below the screen at first.
  func place(at frame: CGRect) {
    guard let host, let view, let window = host.windowOfSupplier else { return }
    if view.superview !== host {
      for other in host.subviews { other.removeFromSuperview() }
      view.autoresizingMask.insert(.flexibleWidth)
    }
    if host.superview !== window {
      host.frame = CGRect(x: 0, y: window.bounds.maxY, width: frame.width, height: height)
      window.addSubview(host)
    } else {
      window.bringSubviewToFront(host)
    }
    guard view.superview !== host else { return }
    if view.translatesAutoresizingMaskIntoConstraints { view.frame = host.bounds }
    host.addSubview(view)
    if view.translatesAutoresizingMaskIntoConstraints { return }
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: host.topAnchor),
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: host.bottomAnchor),
    ])
  }

  /// Moves the accessory view to the upper edge of the keyboard, or out of the window.
  func move(to frame: CGRect) {
    guard let host, let window = host.window else { return }
    let y = view == nil ? window.bounds.maxY : frame.minY
    host.frame = CGRect(
      x: 0, y: y, width: frame.width, height: view == nil ? host.frame.height : height)
    if let view, view.translatesAutoresizingMaskIntoConstraints { view.frame = host.bounds }
    host.layoutIfNeeded()
  }

  /// Removes the last accessory view from the window after it has moved out.
  func removeIfUnused() {
    guard view == nil, let host else { return }
    for subview in host.subviews { subview.removeFromSuperview() }
    host.removeFromSuperview()
    self.host = nil
  }
}
