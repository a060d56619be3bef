import UIKit

extension UIView {
  /// Adds the view to another view, and fills it with equal margins at all sides.
  func fill(_ other: UIView, margin: CGFloat = 0) {
    other.addSubview(self)
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: margin),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -margin),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: margin),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -margin),
    ])
  }
}
