import Foundation
import Presentation

/// The rows or items that a list has announced to its prefetching data source.
@MainActor final class ListPrefetching {
  weak var source: AnyObject?
  var isEnabled = true
  /// The rows or items that were announced and have not become visible, in order.
  private var announced: [IndexPath] = []
  /// The offset of the contents at the last announcement; nil before the first one.
  private var offset: CGPoint?
  private var isScheduled = false

  /// Forgets the announced rows or items, because their index paths may have changed.
  func forget() { announced = [] }

  /// Announces, in the next turn, the rows or items that will soon become visible.
  func update(of list: any ListView) {
    guard source != nil, isEnabled, !isScheduled, list.window != nil else { return }
    isScheduled = true
    let world = list.clientWorld
    world.clock.async("prefetching") { [weak self, weak list] in
      guard let self else { return }
      isScheduled = false
      if let list, list.window != nil { world.use { self.announceNearElements(of: list) } }
    }
  }

  /// Announces the rows or items that are at most the length of the list away from its visible
  /// part, in the direction of the last movement; at first below or behind the visible part.
  private func announceNearElements(of list: any ListView) {
    let bounds = list.bounds
    let isVertical = list.contentSize.height > bounds.height
    let last = offset ?? bounds.origin
    let isBackward = isVertical ? bounds.minY < last.y : bounds.minX < last.x
    let length = (isVertical ? bounds.height : bounds.width) * (isBackward ? -1 : 1)
    let area = bounds.offsetBy(dx: isVertical ? 0 : length, dy: isVertical ? length : 0)
    offset = bounds.origin
    let visible = Set(list.elements(in: bounds))
    let near = list.elements(in: area).filter { !visible.contains($0) }
    let new = near.filter { !announced.contains($0) }
    let old = announced.filter { !near.contains($0) && !visible.contains($0) }
    announced = near
    if !old.isEmpty { list.withdraw(old) }
    if !new.isEmpty { list.announce(new) }
  }
}
