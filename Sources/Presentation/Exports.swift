@_exported public import PresentationBinding
@_exported public import PresentationClock
@_exported public import PresentationLifecycle
@_exported public import PresentationMotion
