extension World {
  /// Reports that a new value of a property was ignored, because the value is not finite.
  package func reportNotFinite(_ property: String, of owner: String) {
    report(Issues.notFinite(property, of: owner))
  }
}
