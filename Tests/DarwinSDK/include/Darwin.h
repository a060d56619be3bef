// The C library, as far as it is used here.
#pragma once
#include <float.h>
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

double acos(double);
double asin(double);
double atan(double);
double atan2(double, double);
double cbrt(double);
double cos(double);
double exp(double);
double expm1(double);
double fmod(double, double);
double hypot(double, double);
double log(double);
double log10(double);
double log1p(double);
double log2(double);
double pow(double, double);
double remainder(double, double);
double sin(double);
double tan(double);

typedef int32_t pid_t;
typedef void (*sig_t)(int);
sig_t _Nullable signal(int, sig_t _Nullable);
#define SIGPIPE 13
#define STDERR_FILENO 2
void exit(int) __attribute__((noreturn));
void abort(void) __attribute__((noreturn));
int isatty(int);
int usleep(unsigned int);
#define EPIPE 32
char *strerror(int);

#pragma clang assume_nonnull end
