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
- (BOOL)respondsToSelector:(SEL)aSelector __attribute__((swift_name("responds(to:)")));
- (id)performSelector:(SEL)aSelector;
- (id)performSelector:(SEL)aSelector withObject:(nullable id)object;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init;
- (id)copy;
@end

#pragma clang assume_nonnull end

typedef enum __attribute__((enum_extensibility(open))) objc_AssociationPolicy : unsigned long {
  OBJC_ASSOCIATION_ASSIGN = 0,
  OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
  OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
  OBJC_ASSOCIATION_RETAIN = 01401,
  OBJC_ASSOCIATION_COPY = 01403
} objc_AssociationPolicy;

void objc_setAssociatedObject(
    id _Nonnull object, const void *_Nonnull key, id _Nullable value, objc_AssociationPolicy policy);
id _Nullable objc_getAssociatedObject(id _Nonnull object, const void *_Nonnull key);
void objc_removeAssociatedObjects(id _Nonnull object);
