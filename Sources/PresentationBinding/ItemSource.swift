import Observation

/// Where the bound value lives: how it is read, written and watched.
@MainActor struct ItemSource<Item> {
  let get: () -> Item?
  let set: (Item?) -> Void
  /// The value as traces print it.
  let text: (Item?) -> String

  /// The value; `onChange` is called once, just before a part of it changes that is observed.
  func observed(_ onChange: @escaping @MainActor () -> Void) -> Item? {
    withObservationTracking(get) {
      onMainActor(onChange)
    }
  }
}

/// Runs `body` at once when called on the main actor, where models of screens live; else soon.
private func onMainActor(_ body: @escaping @MainActor () -> Void) {
  if #available(iOS 26, macOS 26, tvOS 26, visionOS 26, *) {
    Task.immediate { @MainActor in body() }
  } else {
    Task { @MainActor in body() }
  }
}
