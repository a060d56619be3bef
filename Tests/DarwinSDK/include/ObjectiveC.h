// The Objective-C runtime: the root class, selectors, truth values.
#pragma once
#include <Darwin.h>

typedef bool BOOL;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
typedef struct objc_selector *SEL;
typedef struct objc_class *Class;
typedef struct _NSZone NSZone;
typedef long NSInteger;
typedef unsigned long NSUInteger;
@class NSString;

#pragma clang assume_nonnull begin

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property(readonly) NSUInteger hash;
@property(readonly, copy) NSString *description;
- (BOOL)isKindOfClass:(Class)aClass __attribute__((swift_name("isKind(of:)")));
- (BOOL)respondsToSelector:(SEL)aSelector;
- (id)performSelector:(SEL)aSelector;
- (id)performSelector:(SEL)aSelector withObject:(nullable id)object;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init;
- (id)copy;
@end

#pragma clang assume_nonnull end
