import PresentationMotion

/// The settings of the running animation block, which determine how changes of views are animated.
struct AnimationContext {
  /// The ``AnimatedWindow`` that stores the block's changes of views; nil if changes are not
  /// animated.
  var window: AnimatedWindow?
  var startsFromPresent = false
  /// The options of the `animateKeyframes` call that runs the block; nil if the block cannot add
  /// keyframes.
  var keyframes: View.KeyframeAnimationOptions?

  static let withoutAnimation = AnimationContext(window: nil)
}

extension AnimationContext? {
  /// Runs a block, and animates its changes of views with these settings.
  @MainActor func run(in world: World, _ block: () -> Void) {
    let (outer, outerWorld) = (world.animations.context, World.animating)
    WindowMatching.depart(in: world)
    (world.animations.context, World.animating) = (self, world)
    world.use {
      block()
      WindowMatching.depart(in: world)
    }
    (world.animations.context, World.animating) = (outer, outerWorld)
  }
}

extension View {
  /// Removes this view's animations of `animate` calls and the animations of its layer; called when
  /// the view leaves its window (R-10b).
  final func endAnimationsOutsideWindow() {
    for motion in motions where motion.window.timeline.endsEmptyBlocks {
      motion.window.letGo(motion)
    }
    extras?.layer?.endAnimations()
  }

  /// Animates a change of a property, if an animation block is running.
  ///
  /// The change has already been made; `old` is the value before the change.
  final func capture(_ property: AnimatableProperty, from old: @autoclosure () -> PropertyNumbers) {
    guard let world = handleOfWindow?.owner else { return }
    guard let context = world.animations.context else { return noteForeignBlock(in: world) }
    let transaction = world.animations.transactions.innermost
    guard let target = context.window, transaction?.disablesActions != true else { return }
    let (old, new) = (old(), property.value(of: self))
    guard old != new else { return }
    if let motion = motions.first(where: { $0.window === target && $0.property == property }) {
      return motion.extend(to: new)
    }
    guard context.startsFromPresent else {
      return target.capture(PropertyMotion(property, of: self, from: old, to: new, in: target))
    }
    let replaced = motions.filter { $0.property == property }
    let seen = presentationValue(of: property, model: old, at: world.clock.now)
    target.capture(PropertyMotion(property, of: self, from: seen, to: new, in: target))
    for motion in replaced { motion.window.letGo(motion) }
  }

  /// Reports an issue if the running animation block belongs to another ``World`` than this view
  ///
  private func noteForeignBlock(in world: World) {
    guard let other = World.animating, other !== world, other.animations.context?.window != nil,
      World.current === other
    else { return }
    world.report(Issues.foreignBlock(printedName))
  }
}
