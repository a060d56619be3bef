public import Presentation

/// UIKit's name for `AlertController`: a message to the user, with actions.
public typealias UIAlertController = AlertController

/// UIKit's name for `AlertAction`: a choice that an alert offers.
public typealias UIAlertAction = AlertAction
