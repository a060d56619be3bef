import Foundation
package import PresentationLifecycle

extension CGFloat: StateValue {
  @MainActor package func describe(as label: String?, to state: inout StateWriter) {
    state.add(label, Double(self))
  }
}

extension CGPoint: StateValue {
  @MainActor package func describe(as label: String?, to state: inout StateWriter) {
    state.line(label, "\(self)")
    state.mix(Double(x))
    state.mix(Double(y))
  }
}

extension CGSize: StateValue {
  @MainActor package func describe(as label: String?, to state: inout StateWriter) {
    state.line(label, "\(self)")
    state.mix(Double(width))
    state.mix(Double(height))
  }
}

extension CGRect: StateValue {
  @MainActor package func describe(as label: String?, to state: inout StateWriter) {
    state.line(label, "\(self)")
    state.mix(Double(minX))
    state.mix(Double(minY))
    state.mix(Double(width))
    state.mix(Double(height))
  }
}

extension CGAffineTransform: StateValue {
  @MainActor package func describe(as label: String?, to state: inout StateWriter) {
    state.line(label, "\(self)")
    state.mix(Double(a))
    state.mix(Double(b))
    state.mix(Double(c))
    state.mix(Double(d))
    state.mix(Double(tx))
    state.mix(Double(ty))
  }
}

extension ViewInsets: StateValue {
  @MainActor package func describe(as label: String?, to state: inout StateWriter) {
    state.line(label, "\(self)")
    state.mix(Double(top))
    state.mix(Double(left))
    state.mix(Double(bottom))
    state.mix(Double(right))
  }
}

extension SIMD8<Double>: StateValue {
  @MainActor package func describe(as label: String?, to state: inout StateWriter) {
    state.line(label, "\(self)")
    for index in indices { state.mix(self[index]) }
  }
}

extension Duration: StateValue {
  @MainActor package func describe(as label: String?, to state: inout StateWriter) {
    let (seconds, attoseconds) = components
    state.line(label, "\(self)")
    state.mix(UInt64(bitPattern: seconds))
    state.mix(UInt64(bitPattern: attoseconds))
  }
}
