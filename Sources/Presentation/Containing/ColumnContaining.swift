/// A controller with columns, which cannot be pushed onto a stack (N-27).
@MainActor package protocol ColumnContaining: ViewController {}
