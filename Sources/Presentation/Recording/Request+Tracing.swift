import PresentationLifecycle

extension Request {
  /// Returns the trace event for the call that made this request, such as a call of `present`.
  @MainActor func event(_ fate: TraceEvent.Fate, in world: World) -> TraceEvent {
    func word(_ id: ControllerID) -> Word { (world.controller(id)?.subject ?? .world).name }
    let animated = mode == .animated
    return switch kind {
    case .present(let presented): .present(word(presented), animated: animated, fate)
    case .dismiss: .dismiss(animated: animated, fate)
    case .stack(let operation, _): .stack(operation.map(word), animated: animated, fate)
    case .tab(.select(let controller), _): .tabs(.select(word(controller)), fate)
    case .tab(.set(let controllers), _):
      .tabs(.set(controllers.map(word), animated: animated), fate)
    }
  }
}
