// What CoreGraphics adds to the geometry types is in the overlay.
#pragma once
#include <CoreFoundation.h>

typedef struct __attribute__((objc_bridge(id))) CGColor *CGColorRef;
typedef struct __attribute__((objc_bridge(id))) CGContext *CGContextRef;
typedef struct __attribute__((objc_bridge(id))) CGPath *CGPathRef;
typedef struct __attribute__((objc_bridge(id))) CGMutablePath *CGMutablePathRef;
