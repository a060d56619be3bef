import Foundation
package import PresentationLifecycle

extension View: StatefulObject {
  /// Adds the view's state to a description of the ``World``, so that `explore` can compare states.
  ///
  /// The description contains everything that affects the view's later behavior, except for the
  /// stored properties of subclasses.
  package final func describe(to state: inout StateWriter) {
    state.add("name", name)
    state.add("controller", controller)
    state.add("bounds", bounds)
    state.add("center", center)
    state.add("transform", transform)
    state.add("alpha", alpha)
    state.add("anchor", geometry.anchor)
    state.add("hidden", isHiddenByProgram)
    state.add("resizing", Int(autoresizingMask.rawValue))
    state.add("needs layout", needsLayout)
    state.add("needs constraints", needsConstraints)
    if !dueUpdates.isEmpty { state.add("updates", Int(dueUpdates.rawValue)) }
    state.add("queued", isLayoutQueued)
    state.add("extras", extras?.isPlain == false ? extras : nil)
    state.add("motions", motions)
    state.add("subviews", subviews)
    switch self {
    case let window as Window: window.describeWindow(to: &state)
    case let container as ContainerView: state.add("presentation", container.presentation)
    case let probe as PresenterProbe: probe.describeListener(to: &state)
    default: break
    }
  }
}

extension Window {
  fileprivate func describeWindow(to state: inout StateWriter) {
    state.add("root", rootViewController)
    state.add("shown", isVisible)
    state.add("orientation", plain: interfaceOrientation)
    state.add("matching", any: matching)
    state.add("placements", all: placements.members)
    state.add("pending", any: pending)
    state.add("missed traits", any: missedTraits)
    state.add("insets", deviceInsets)
    state.add("level", Double(level))
    if let manager = madeUndoManager, manager.canUndo || manager.canRedo {
      state.add("undo", any: manager)
    }
  }
}
