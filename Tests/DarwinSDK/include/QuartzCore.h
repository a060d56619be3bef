// Here only so that a file which takes a name of QuartzCore for one of ours is found out.
#pragma once
#include <CoreGraphics.h>
#include <ObjectiveC.h>

CFTimeInterval CACurrentMediaTime(void);

struct CATransform3D {
  CGFloat m11, m12, m13, m14;
  CGFloat m21, m22, m23, m24;
  CGFloat m31, m32, m33, m34;
  CGFloat m41, m42, m43, m44;
};
typedef struct CATransform3D CATransform3D;

@interface CALayer : NSObject
@end
