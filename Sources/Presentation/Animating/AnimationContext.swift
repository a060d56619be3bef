import PresentationMotion

/// The animation block that runs: where changes of views go.
struct AnimationContext {
  /// The animation that captures changes; nil where changes take effect at once.
  var window: AnimatedWindow?
  var startsFromPresent = false
  /// Set while keyframes may be added.
  var keyframes: View.KeyframeAnimationOptions?

  static let withoutAnimation = AnimationContext(window: nil)
}

extension AnimationContext? {
  /// Runs a block so that the changes it makes are captured.
  @MainActor func run(in world: World, _ block: () -> Void) {
    let (outer, outerWorld) = (world.animationContext, World.animating)
    WindowMatching.depart(in: world)
    (world.animationContext, World.animating) = (self, world)
    world.use {
      block()
      WindowMatching.depart(in: world)
    }
    (world.animationContext, World.animating) = (outer, outerWorld)
  }
}

extension World {
  /// Whether an animation block runs that captures the changes of views.
  package var isCapturingChanges: Bool { animationContext?.window != nil }
}

extension View {
  /// A view that leaves its window takes along what would otherwise go on for ever.
  final func endRepeating() {
    let endless = motions.filter { !$0.window.timeline.length.isFinite }
    motions.removeAll { motion in endless.contains { $0 === motion } }
    for motion in endless {
      let timeline = motion.window.timeline
      motion.window.forget(motion)
      if !timeline.hasMotions { timeline.end() }
    }
  }

  /// Reports a change of a property to the running block, if there is one.
  final func capture(_ property: AnimatableProperty, from old: @autoclosure () -> PropertyNumbers) {
    guard let world = window?.owner else { return }
    guard let context = world.animationContext else { return noteForeignBlock(in: world) }
    guard let target = context.window, world.transactions.innermost?.disablesActions != true
    else { return }
    let (old, new) = (old(), property.value(of: self))
    guard old != new else { return }
    if let motion = motions.first(where: { $0.window === target && $0.property == property }) {
      return motion.extend(to: new)
    }
    var from = old
    if context.startsFromPresent {
      from = presentationValue(of: property, model: old, at: target.timeline.world.clock.now)
      for motion in motions where motion.property == property { motion.window.forget(motion) }
      motions.removeAll { $0.property == property }
    }
    target.capture(PropertyMotion(property, of: self, from: from, to: new, in: target))
  }

  /// Reports that the animation block of another world changes this view.
  private func noteForeignBlock(in world: World) {
    guard let other = World.animating, other !== world, other.animationContext?.window != nil,
      World.current === other
    else { return }
    world.report(Issues.foreignBlock(printedName))
  }
}
