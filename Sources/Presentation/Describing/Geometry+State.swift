import Foundation
package import PresentationLifecycle

extension CGFloat: StateValue {
  @MainActor package func describe(as label: String?, to state: any StateVisitor) {
    state.add(label, Double(self))
  }
}

extension CGPoint: StateValue {
  @MainActor package func describe(as label: String?, to state: any StateVisitor) {
    state.add(label, numbers: Double(x), Double(y), of: self)
  }
}

extension CGSize: StateValue {
  @MainActor package func describe(as label: String?, to state: any StateVisitor) {
    state.add(label, numbers: Double(width), Double(height), of: self)
  }
}

extension CGRect: StateValue {
  @MainActor package func describe(as label: String?, to state: any StateVisitor) {
    state.add(
      label, numbers: Double(minX), Double(minY), Double(width), Double(height), of: self)
  }
}

extension CGAffineTransform: StateValue {
  @MainActor package func describe(as label: String?, to state: any StateVisitor) {
    state.add(
      label, numbers: Double(a), Double(b), Double(c), Double(d), Double(tx), Double(ty), of: self)
  }
}

extension ViewInsets: StateValue {
  @MainActor package func describe(as label: String?, to state: any StateVisitor) {
    state.add(
      label, numbers: Double(top), Double(left), Double(bottom), Double(right), of: self)
  }
}

extension SIMD8<Double>: StateValue {
  @MainActor package func describe(as label: String?, to state: any StateVisitor) {
    state.line(label, "\(self)")
    for index in indices { state.mix(self[index].bitPattern) }
  }
}

extension Duration: StateValue {
  @MainActor package func describe(as label: String?, to state: any StateVisitor) {
    let (seconds, attoseconds) = components
    state.line(label, "\(self)")
    state.mix(UInt64(bitPattern: seconds))
    state.mix(UInt64(bitPattern: attoseconds))
  }
}
