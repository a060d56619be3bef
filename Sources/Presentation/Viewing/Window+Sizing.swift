public import Foundation
import PresentationMotion

/// Rotations and size changes of a window (P-84 to P-88).
extension ModelObject where Self: Window {
  /// Rotates the window, even if its controllers do not support the orientation.
  ///
  /// The rotation has these steps:
  ///
  /// 1. If the traits change, `willTransition(to:with:)` is called (P-88).
  /// 2. `viewWillTransition(to:with:)` is called (P-85).
  /// 3. The window takes its new size. If the traits have changed, `traitCollectionDidChange` is
  ///    called (P-88a). Then the window is laid out.
  /// 4. The animation blocks of the transition coordinator are called. In an app with the
  ///    `HeadlessUIKit` module, the delegate of the scene is called then (P-88d).
  ///
  /// The methods of the first two steps are called on the root, then on its children, and then on
  /// presented controllers. The completion blocks of the transition coordinator are called after
  /// ``SystemBehavior/rotationDuration``.
  ///
  /// Usually, all four steps end before this method returns. The steps wait in two cases:
  ///
  /// - If a modal transition is running, the steps wait for the end of that transition (P-84).
  /// - If a callback of another rotation calls this method, the steps wait until all four steps of
  ///   the other rotation have ended.
  @_disfavoredOverload public func rotate(to orientation: InterfaceOrientation) {
    let (size, old) = (target.size, target.orientation)
    guard orientation != old else { return }
    let turned = CGSize(width: size.height, height: size.width)
    change(
      to: Window.Sizing(
        size: orientation.isPortrait == old.isPortrait ? size : turned, orientation: orientation))
  }

  /// Changes the window's size, for example because the window shares the screen with other
  /// windows.
  ///
  /// The size change calls the same methods as ``rotate(to:)``, without an animation. A controller
  /// whose view keeps its size does not get `viewWillTransition(to:with:)` (P-86). If the size is
  /// not finite, the window reports the issue `notFinite` and keeps its size.
  @_disfavoredOverload public func resize(to size: CGSize) {
    guard size.width.isFinite, size.height.isFinite else {
      return world.reportNotFinite("size", of: description)
    }
    guard size != target.size else { return }
    change(to: Window.Sizing(size: size, orientation: target.orientation))
  }
}

extension Window {
  /// The size and orientation of a window.
  package struct Sizing {
    package let size: CGSize
    package let orientation: InterfaceOrientation
  }

  /// The size and orientation that the window will have after all requested changes.
  fileprivate var target: Sizing {
    pending ?? changing ?? sizing
  }

  private var sizing: Sizing { Sizing(size: bounds.size, orientation: interfaceOrientation) }

  /// Performs the rotation or size change that has waited for the end of a modal transition (P-84).
  final func changeSizeIfPending() {
    guard let pending, owner?.isInModalTransition == false, changing == nil else { return }
    self.pending = nil
    perform(pending)
  }

  fileprivate func change(to sizing: Sizing) {
    guard owner != nil else { return }
    pending = sizing
    changeSizeIfPending()
  }

  private func perform(_ sizing: Sizing) {
    guard let owner else { return }
    changing = sizing
    let (oldSizing, oldCollection) = (self.sizing, traitCollection)
    let turn = sizing.orientation.angle - interfaceOrientation.angle
    interfaceOrientation = sizing.orientation
    let transition = SizeTransition(
      of: self, by: turn,
      over: turn == 0 || !owner.areAnimationsEnabled ? .zero : owner.system.rotationDuration)
    owner.use {
      if isVisible, let root = rootViewController {
        let traits = traitOverrides.replacing(in: TraitCollection(of: sizing.size))
        if traits != traitCollection {
          oldTraits = TraitSurvey(ofAllIn: self).traitsByObject
          root.hear(traits, transition.coordinator)
        }
        root.hear(sizing.size, transition.coordinator)
      }
      transition.run { [self] in
        let survey = TraitSurvey(ofAllIn: self)
        oldTraits = [:]
        survey.tell {
          bounds = CGRect(origin: bounds.origin, size: sizing.size)
          center = CGPoint(x: sizing.size.width / 2, y: sizing.size.height / 2)
        }
        layoutIfNeeded()
      }
    }
    (owner as? any SceneOwner)?.announceResize(of: self, from: oldSizing, oldCollection)
    changing = nil
    changeSizeIfPending()
  }
}
