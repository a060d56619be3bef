// The classes of Foundation that bridge, or that Objective-C headers speak of.
#pragma once
#include <CoreGraphics.h>
#include <Dispatch.h>
#include <ObjectiveC.h>

#pragma clang assume_nonnull begin

#define SWIFT_NAME(name) __attribute__((swift_name(#name)))

typedef double NSTimeInterval;
extern const NSInteger NSNotFound;

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end

@class NSArray<ObjectType>;

__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject <NSCopying>
- (instancetype)initWithString:(NSString *)aString;
@property(readonly, copy) NSString *stringByDeletingLastPathComponent SWIFT_NAME(deletingLastPathComponent);
+ (NSString *)pathWithComponents:(NSArray<NSString *> *)components SWIFT_NAME(path(withComponents:));
@end

SEL NSSelectorFromString(NSString *aSelectorName);
NSString *NSStringFromSelector(SEL aSelector);

__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<__covariant ObjectType> : NSObject
@end

__attribute__((swift_bridge("Swift.Dictionary")))
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject
@end

__attribute__((swift_bridge("Foundation.IndexPath")))
@interface NSIndexPath : NSObject
@end

@interface NSObject (NSDelayedPerforming)
- (void)performSelector:(SEL)aSelector withObject:(nullable id)anArgument afterDelay:(NSTimeInterval)delay SWIFT_NAME(perform(_:with:afterDelay:));
+ (void)cancelPreviousPerformRequestsWithTarget:(id)aTarget SWIFT_NAME(cancelPreviousPerformRequests(withTarget:));
+ (void)cancelPreviousPerformRequestsWithTarget:(id)aTarget selector:(SEL)aSelector object:(nullable id)anArgument SWIFT_NAME(cancelPreviousPerformRequests(withTarget:selector:object:));
@end

@interface NSNull : NSObject
+ (NSNull *)null;
@end

@interface NSAttributedString : NSObject
- (instancetype)initWithAttributedString:(NSAttributedString *)attrStr;
- (instancetype)initWithString:(NSString *)str;
@property(readonly, copy) NSString *string;
@property(readonly) NSUInteger length;
@end

typedef NSString *NSAttributedStringKey __attribute__((swift_wrapper(struct))) SWIFT_NAME(NSAttributedString.Key);

@interface NSAttributedString (Attributes)
- (instancetype)initWithString:(NSString *)str attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs;
- (NSDictionary<NSAttributedStringKey, id> *)attributesAtIndex:(NSUInteger)location effectiveRange:(nullable void *)range SWIFT_NAME(attributes(at:effectiveRange:));
@end

@interface NSMutableAttributedString : NSAttributedString
- (void)appendAttributedString:(NSAttributedString *)attrString SWIFT_NAME(append(_:));
@end

@interface NSValue : NSObject
- (instancetype)initWithBytes:(const void *)value objCType:(const char *)type;
- (void)getValue:(void *)value;
@property(readonly) const char *objCType;
+ (NSValue *)valueWithPoint:(CGPoint)point SWIFT_NAME(init(point:)) __attribute__((availability(ios,unavailable)));
+ (NSValue *)valueWithSize:(CGSize)size SWIFT_NAME(init(size:)) __attribute__((availability(ios,unavailable)));
+ (NSValue *)valueWithRect:(CGRect)rect SWIFT_NAME(init(rect:)) __attribute__((availability(ios,unavailable)));
@property(readonly) CGPoint pointValue __attribute__((availability(ios,unavailable)));
@property(readonly) CGSize sizeValue __attribute__((availability(ios,unavailable)));
@property(readonly) CGRect rectValue __attribute__((availability(ios,unavailable)));
@end

@interface NSObject (NSKeyValueObserving)
- (void)addObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath options:(unsigned long)options context:(nullable void *)context SWIFT_NAME(addObserver(_:forKeyPath:options:context:));
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath SWIFT_NAME(removeObserver(_:forKeyPath:));
- (void)observeValueForKeyPath:(nullable NSString *)keyPath ofObject:(nullable id)object change:(nullable NSDictionary *)change context:(nullable void *)context SWIFT_NAME(observeValue(forKeyPath:of:change:context:));
@end

@interface NSObject (NSKeyValueObserverNotification)
- (void)willChangeValueForKey:(NSString *)key SWIFT_NAME(willChangeValue(forKey:));
- (void)didChangeValueForKey:(NSString *)key SWIFT_NAME(didChangeValue(forKey:));
@end

@interface NSObject (NSKeyValueCoding)
- (nullable id)valueForKey:(NSString *)key SWIFT_NAME(value(forKey:));
- (void)setValue:(nullable id)value forKey:(NSString *)key SWIFT_NAME(setValue(_:forKey:));
@end

@interface NSNumber : NSValue
- (instancetype)initWithInteger:(NSInteger)value SWIFT_NAME(init(value:));
- (instancetype)initWithBool:(BOOL)value SWIFT_NAME(init(value:));
- (instancetype)initWithDouble:(double)value SWIFT_NAME(init(value:));
@property(readonly) NSInteger integerValue SWIFT_NAME(intValue);
@property(readonly) double doubleValue;
@end

@interface NSCoder : NSObject
@end

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

@protocol NSSecureCoding <NSCoding>
@property(class, readonly) BOOL supportsSecureCoding;
@end

@interface NSData : NSObject
@end

@interface NSURL : NSObject
- (nullable instancetype)initWithString:(NSString *)URLString;
@end

@interface NSUUID : NSObject
@end

extern NSString *const NSPOSIXErrorDomain;
extern NSString *const NSLocalizedDescriptionKey;
extern NSString *const NSUnderlyingErrorKey;

@interface NSError : NSObject
- (instancetype)initWithDomain:(NSString *)domain code:(NSInteger)code userInfo:(nullable NSDictionary<NSString *, id> *)dict;
@property(readonly, copy) NSString *domain;
@property(readonly) NSInteger code;
@property(readonly, copy) NSDictionary<NSString *, id> *userInfo;
@property(readonly, copy) NSString *localizedDescription;
@end

typedef enum __attribute__((enum_extensibility(open))) NSOperationQueuePriority : NSInteger {
  NSOperationQueuePriorityVeryLow = -8,
  NSOperationQueuePriorityLow = -4,
  NSOperationQueuePriorityNormal = 0,
  NSOperationQueuePriorityHigh = 4,
  NSOperationQueuePriorityVeryHigh = 8
} NSOperationQueuePriority;

__attribute__((swift_name("Operation")))
@interface NSOperation : NSObject
@property(nullable, copy) NSString *name;
@property(readonly, copy) NSArray<NSOperation *> *dependencies;
@property NSOperationQueuePriority queuePriority;
@property(nullable, copy) void (^completionBlock)(void) __attribute__((swift_attr("@Sendable")));
@property(readonly, getter=isReady) BOOL ready;
@property(readonly, getter=isCancelled) BOOL cancelled;
@property(readonly, getter=isExecuting) BOOL executing;
@property(readonly, getter=isFinished) BOOL finished;
@property(readonly, getter=isAsynchronous) BOOL asynchronous;
- (void)start;
- (void)main;
- (void)cancel;
- (void)addDependency:(NSOperation *)op;
@end

__attribute__((swift_name("BlockOperation")))
@interface NSBlockOperation : NSOperation
+ (instancetype)blockOperationWithBlock:(void (^)(void))block SWIFT_NAME(init(block:));
@end

__attribute__((swift_name("OperationQueue")))
@interface NSOperationQueue : NSObject
@property(class, readonly, strong) NSOperationQueue *mainQueue SWIFT_NAME(main);
@property(getter=isSuspended) BOOL suspended;
@property NSInteger maxConcurrentOperationCount;
@end

__attribute__((swift_name("Bundle")))
@interface NSBundle : NSObject
@end

#pragma clang assume_nonnull end
