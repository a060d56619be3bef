/// Reports about constraints, which another module solves.
extension World {
  package func raiseIllegalConstraint(_ mistake: String) {
    report(Issues.illegalConstraint(mistake))
  }

  package func raiseUnrelatedConstraint(_ first: String, _ second: String) {
    report(Issues.unrelatedConstraint(first, second))
  }

  package func reportBrokenConstraint(_ constraint: String) {
    report(Issues.brokenConstraint(constraint))
  }

  package func reportMaskedConstraint(_ constraint: String, of view: View) {
    report(Issues.maskedConstraint(constraint, of: view.printedName))
  }

  package func reportOpenPlace(of view: View, _ numbers: [String]) {
    report(Issues.openPlace(of: view.printedName, numbers.joined(separator: ", ")))
  }
}
