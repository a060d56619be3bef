/// An object that a body can capture, to check whether the body is still alive.
final class Witness {}
