public import Foundation
public import Presentation

extension WindowScene {
  /// The place of a scene.
  @preconcurrency @MainActor public final class Geometry: NSObject {
    /// The coordinates in which the scene is placed.
    public let coordinateSpace: any UICoordinateSpace
    /// The orientation of the scene.
    public let interfaceOrientation: UIInterfaceOrientation

    init(
      _ interfaceOrientation: UIInterfaceOrientation, in coordinateSpace: any UICoordinateSpace
    ) {
      (self.interfaceOrientation, self.coordinateSpace) = (interfaceOrientation, coordinateSpace)
      super.init()
    }
  }

  /// The orientations to which an app wants to rotate a scene.
  @preconcurrency @MainActor public final class GeometryPreferences: NSObject {
    let orientations: UIInterfaceOrientationMask

    private init(_ orientations: UIInterfaceOrientationMask) {
      self.orientations = orientations
      super.init()
    }

    /// Creates preferences for the orientations of an iPhone or iPad.
    public static func iOS(
      interfaceOrientations: UIInterfaceOrientationMask
    ) -> GeometryPreferences {
      GeometryPreferences(interfaceOrientations)
    }
  }

  /// The place of the scene.
  public var effectiveGeometry: Geometry { Geometry(interfaceOrientation, in: coordinateSpace) }

  /// Calls the scene's delegate if the key window has another size or orientation (P-88d).
  func tellDelegate(of window: Window, _ old: Window.Sizing, _ oldTraits: TraitCollection) {
    guard window === keyWindow, let delegate = delegate as? any UIWindowSceneDelegate
    else { return }
    let space = ScreenSpace(CGRect(origin: .zero, size: old.size))
    world?.use {
      delegate.windowScene(
        self, didUpdate: space, interfaceOrientation: old.orientation, traitCollection: oldTraits)
      delegate.windowScene(
        self, didUpdateEffectiveGeometry: Geometry(old.orientation, in: space))
    }
  }

  /// The coordinates of the scene, which are those of the screen.
  public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The traits of the key window; without a key window, both size classes are unspecified.
  public var traitCollection: TraitCollection { keyWindow?.traitCollection ?? TraitCollection() }

  /// Whether the scene fills the screen, which is always true.
  public var isFullScreen: Bool { true }

  /// Rotates the windows of the scene to one of the given orientations.
  ///
  /// If the current orientation is among them, nothing changes. The top-most controller of the key
  /// window that fills it, such as the root view controller or a controller presented over the full
  /// screen, decides which orientations are supported. If it supports none of the given ones, the
  /// handler is called at the next turn of the run loop.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {
    let wanted = geometryPreferences.orientations
    guard !wanted.contains(Self.mask(of: interfaceOrientation)), let window = keyWindow,
      let world = window.owner
    else { return }
    let supported = window.fillingController?.supportedInterfaceOrientations ?? .all
    guard
      let new = Self.orientations.first(where: {
        wanted.intersection(supported).contains(Self.mask(of: $0))
      })
    else {
      let error = NSError(
        domain: "UISceneErrorDomain", code: 101,
        userInfo: [
          NSLocalizedDescriptionKey:
            "None of the requested orientations are supported by the view controller."
        ])
      return world.clock.async("geometry") { world.use { errorHandler?(error) } }
    }
    for window in windows { window.rotate(to: new) }
  }

  private static let orientations: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]

  private static func mask(of orientation: UIInterfaceOrientation) -> UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))
  }
}

extension Window {
  /// The top-most controller of the window that fills it.
  fileprivate var fillingController: ViewController? {
    rootViewController?.layersAbove.last {
      [.fullScreen, .overFullScreen].contains($0.modalPresentationStyle)
    } ?? rootViewController
  }
}
