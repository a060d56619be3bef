// What the adapter and an ordinary app need of UIKit, for iOS, tvOS and visionOS.
#pragma once
#include <Foundation.h>
#include <QuartzCore.h>

#define UI_ACTOR __attribute__((swift_attr("@MainActor")))
#define DESIGNATED __attribute__((objc_designated_initializer))

#pragma clang assume_nonnull begin

@class UINavigationController, UIPopoverPresentationController, UIPresentationController;
@class UITabBarController, UIViewController, UIWindow;
@protocol UIViewControllerTransitionCoordinator;

typedef enum __attribute__((enum_extensibility(open))) : NSInteger {
  UIModalPresentationFullScreen = 0,
  UIModalPresentationPageSheet,
  UIModalPresentationFormSheet,
  UIModalPresentationCurrentContext,
  UIModalPresentationCustom,
  UIModalPresentationOverFullScreen,
  UIModalPresentationOverCurrentContext,
  UIModalPresentationPopover,
  UIModalPresentationNone = -1,
  UIModalPresentationAutomatic = -2,
} UIModalPresentationStyle;

UI_ACTOR
@interface UIResponder : NSObject
@property(nonatomic, readonly, nullable) UIResponder *nextResponder SWIFT_NAME(next);
@property(nonatomic, readonly) BOOL canBecomeFirstResponder;
@property(nonatomic, readonly) BOOL isFirstResponder;
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
@end

UI_ACTOR
@interface UIView : UIResponder <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic) CGRect frame;
@property(nonatomic) CGRect bounds;
@property(nonatomic) CGPoint center;
@property(nonatomic) CGFloat alpha;
@property(nonatomic) NSInteger tag;
@property(nonatomic, getter=isHidden) BOOL hidden;
@property(nullable, nonatomic, readonly) UIView *superview SWIFT_NAME(superview);
@property(nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews SWIFT_NAME(subviews);
@property(nullable, nonatomic, readonly) UIWindow *window SWIFT_NAME(window);
- (void)addSubview:(UIView *)view;
- (void)removeFromSuperview;
- (void)didMoveToSuperview;
- (void)didMoveToWindow;
- (void)layoutSubviews;
+ (void)performWithoutAnimation:(void(__attribute__((noescape)) ^)(void))actionsWithoutAnimation;
@end

UI_ACTOR
@interface UIWindow : UIView
@property(nullable, nonatomic, strong) UIViewController *rootViewController;
@end

UI_ACTOR
@interface UIVisualEffectView : UIView
@property(nonatomic, strong, readonly) UIView *contentView SWIFT_NAME(contentView);
@end

UI_ACTOR
@interface UIViewController : UIResponder <NSCoding>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(null_resettable, nonatomic, strong) UIView *view;
@property(nullable, nonatomic, readonly, strong) UIView *viewIfLoaded SWIFT_NAME(viewIfLoaded);
@property(nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
@property(nullable, nonatomic, copy) NSString *title;
@property(nullable, nonatomic, readonly, copy) NSString *nibName;
@property(nullable, nonatomic, weak, readonly) UIViewController *parentViewController SWIFT_NAME(parent);
@property(nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers SWIFT_NAME(children);
@property(nullable, nonatomic, readonly) UIViewController *presentedViewController SWIFT_NAME(presentedViewController);
@property(nullable, nonatomic, readonly) UIViewController *presentingViewController SWIFT_NAME(presentingViewController);
@property(nullable, nonatomic, readonly) UIPresentationController *presentationController SWIFT_NAME(presentationController);
@property(nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property(nonatomic, getter=isModalInPresentation) BOOL modalInPresentation;
@property(nonatomic) BOOL definesPresentationContext;
@property(nonatomic) CGSize preferredContentSize;
@property(nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property(nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property(nonatomic, readonly, getter=isMovingToParentViewController) BOOL movingToParentViewController SWIFT_NAME(isMovingToParent);
@property(nonatomic, getter=isEditing) BOOL editing;
@property(nullable, nonatomic, readonly) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
@property(nullable, nonatomic, readonly, strong) UINavigationController *navigationController SWIFT_NAME(navigationController);
@property(nullable, nonatomic, readonly, strong) UITabBarController *tabBarController SWIFT_NAME(tabBarController);
@property(nullable, nonatomic, readonly) UIPopoverPresentationController *popoverPresentationController;
- (void)loadView;
- (void)loadViewIfNeeded;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
- (void)addChildViewController:(UIViewController *)childController SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController SWIFT_NAME(removeFromParent());
- (void)willMoveToParentViewController:(nullable UIViewController *)parent SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent SWIFT_NAME(didMove(toParent:));
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion;
- (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^_Nullable)(void))completion;
- (void)showViewController:(UIViewController *)vc sender:(nullable id)sender;
@end

UI_ACTOR
@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
@property(nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers SWIFT_NAME(viewControllers);
@property(nullable, nonatomic, readonly, strong) UIViewController *topViewController SWIFT_NAME(topViewController);
@property(nullable, nonatomic, readonly, strong) UIViewController *visibleViewController SWIFT_NAME(visibleViewController);
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated;
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated;
@end

UI_ACTOR
@protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController
    shouldSelectViewController:(UIViewController *)viewController;
- (void)tabBarController:(UITabBarController *)tabBarController
    didSelectViewController:(UIViewController *)viewController;
@end

UI_ACTOR
@interface UITabBarController : UIViewController
@property(nullable, nonatomic, weak) id<UITabBarControllerDelegate> delegate;
- (void)setViewControllers:(NSArray<__kindof UIViewController *> *_Nullable)viewControllers
                  animated:(BOOL)animated;
@property(nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers SWIFT_NAME(viewControllers);
@property(nullable, nonatomic, assign) __kindof UIViewController *selectedViewController SWIFT_NAME(selectedViewController);
@property(nonatomic) NSUInteger selectedIndex;
@end

UI_ACTOR
@protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerDidAttemptToDismiss:(UIPresentationController *)presentationController;
@end

UI_ACTOR
@interface UIPresentationController : NSObject
@property(nonatomic, strong, readonly) UIViewController *presentingViewController SWIFT_NAME(presentingViewController);
@property(nonatomic, strong, readonly) UIViewController *presentedViewController SWIFT_NAME(presentedViewController);
@property(nullable, nonatomic, weak) id<UIAdaptivePresentationControllerDelegate> delegate;
@end

UI_ACTOR
@interface UIPopoverPresentationController : UIPresentationController
@property(nullable, nonatomic, strong) UIView *sourceView;
@property(nonatomic) CGRect sourceRect;
@end

typedef enum __attribute__((enum_extensibility(open))) : NSInteger {
  UIAlertActionStyleDefault = 0,
  UIAlertActionStyleCancel,
  UIAlertActionStyleDestructive,
} UIAlertActionStyle SWIFT_NAME(UIAlertAction.Style);

typedef enum __attribute__((enum_extensibility(open))) : NSInteger {
  UIAlertControllerStyleActionSheet = 0,
  UIAlertControllerStyleAlert,
} UIAlertControllerStyle SWIFT_NAME(UIAlertController.Style);

UI_ACTOR
@interface UIAlertAction : NSObject
+ (instancetype)actionWithTitle:(nullable NSString *)title
                          style:(UIAlertActionStyle)style
                        handler:(void (^_Nullable UI_ACTOR)(UIAlertAction *action))handler;
@property(nullable, nonatomic, readonly) NSString *title;
@property(nonatomic, readonly) UIAlertActionStyle style;
@property(nonatomic, getter=isEnabled) BOOL enabled;
@end

UI_ACTOR
@interface UITextField : UIView
@property(nullable, nonatomic, copy) NSString *text;
@property(nullable, nonatomic, copy) NSString *placeholder;
@property(nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@end

UI_ACTOR
@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title
                                 message:(nullable NSString *)message
                          preferredStyle:(UIAlertControllerStyle)preferredStyle;
- (void)addAction:(UIAlertAction *)action;
@property(nonatomic, readonly) NSArray<UIAlertAction *> *actions;
@property(nullable, nonatomic, strong) UIAlertAction *preferredAction;
- (void)addTextFieldWithConfigurationHandler:
    (void (^_Nullable)(UITextField *textField))configurationHandler;
@property(nullable, nonatomic, readonly) NSArray<UITextField *> *textFields;
@end

typedef NSString *UITransitionContextViewControllerKey __attribute__((swift_wrapper(enum)));
extern UITransitionContextViewControllerKey const UITransitionContextToViewControllerKey
    SWIFT_NAME(UITransitionContextViewControllerKey.to);

UI_ACTOR
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property(nonatomic, readonly, getter=isAnimated) BOOL animated;
@property(nonatomic, readonly) BOOL initiallyInteractive;
@property(nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property(nonatomic, readonly, getter=isCancelled) BOOL cancelled;
- (nullable __kindof UIViewController *)viewControllerForKey:
    (UITransitionContextViewControllerKey)key SWIFT_NAME(viewController(forKey:));
@end

UI_ACTOR
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:
            (void (^_Nullable UI_ACTOR)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:
                            (void (^_Nullable UI_ACTOR)(id<UIViewControllerTransitionCoordinatorContext> context))completion
    __attribute__((swift_attr("@discardableResult")));
- (void)notifyWhenInteractionChangesUsingBlock:
    (void (^UI_ACTOR)(id<UIViewControllerTransitionCoordinatorContext> context))handler
    SWIFT_NAME(notifyWhenInteractionChanges(_:));
@end

typedef struct UIEdgeInsets {
  CGFloat top, left, bottom, right;
} UIEdgeInsets;

@interface NSValue (UIGeometry)
+ (NSValue *)valueWithCGPoint:(CGPoint)point SWIFT_NAME(init(cgPoint:));
+ (NSValue *)valueWithCGSize:(CGSize)size SWIFT_NAME(init(cgSize:));
+ (NSValue *)valueWithCGRect:(CGRect)rect SWIFT_NAME(init(cgRect:));
@property(readonly) CGPoint CGPointValue SWIFT_NAME(cgPointValue);
@property(readonly) CGSize CGSizeValue SWIFT_NAME(cgSizeValue);
@property(readonly) CGRect CGRectValue SWIFT_NAME(cgRectValue);
+ (NSValue *)valueWithCGAffineTransform:(CGAffineTransform)transform SWIFT_NAME(init(cgAffineTransform:));
@property(readonly) CGAffineTransform CGAffineTransformValue SWIFT_NAME(cgAffineTransformValue);
+ (NSValue *)valueWithUIEdgeInsets:(UIEdgeInsets)insets SWIFT_NAME(init(uiEdgeInsets:));
@property(readonly) UIEdgeInsets UIEdgeInsetsValue SWIFT_NAME(uiEdgeInsetsValue);
@end

@interface NSValue (CATransform3DAdditions)
+ (NSValue *)valueWithCATransform3D:(CATransform3D)transform SWIFT_NAME(init(caTransform3D:));
@property(readonly) CATransform3D CATransform3DValue SWIFT_NAME(caTransform3DValue);
@end

#pragma clang assume_nonnull end
