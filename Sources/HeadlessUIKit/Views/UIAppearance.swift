public import Presentation

/// A class with an appearance proxy of its own type.
@preconcurrency @MainActor public protocol UIAppearance: UIAppearanceContainer {
  /// The type of the proxy: the class that adopts the protocol.
  associatedtype AppearanceProxy: AnyObject

  /// Returns a new proxy.
  static func makeAppearanceProxy() -> AppearanceProxy
}

extension UIAppearance {
  /// Returns the appearance proxy of the class.
  ///
  /// The proxy is an instance that stores the values. Each call with the same containers returns
  /// the same proxy; `traits` has no effect. The values have no effect on other instances.
  public static func appearance(
    for traits: TraitCollection? = nil,
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> AppearanceProxy {
    AppearanceProxies.find(Self.self, in: containers, orMake: makeAppearanceProxy)
  }
}

/// The appearance proxies of a ``World``.
@MainActor final class AppearanceProxies {
  private var all: [[ObjectIdentifier]: AnyObject] = [:]

  /// Returns the proxy of `type` inside `containers`; the first call creates it.
  static func find<Proxy: AnyObject>(
    _ type: Any.Type, in containers: [any UIAppearanceContainer.Type], orMake make: () -> Proxy
  ) -> Proxy {
    let proxies = World.current.attachment { AppearanceProxies() }
    let key = ([type] + containers).map { ObjectIdentifier($0) }
    if let known = proxies.all[key] as? Proxy { return known }
    let made = make()
    proxies.all[key] = made
    return made
  }
}
