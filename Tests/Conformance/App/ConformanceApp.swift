import UIKit

/// The host of the plans: an app with a scene, whose windows the tests make.
@main final class ConformanceApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: session.role)
  }
}
