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
typedef uint32_t uid_t;
typedef void (*sig_t)(int);
typedef long ssize_t;
sig_t _Nullable signal(int, sig_t _Nullable);
#define SIGPIPE 13
#define STDERR_FILENO 2
void exit(int) __attribute__((noreturn));
void abort(void) __attribute__((noreturn));
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGBUS 10
#define SIGSEGV 11

struct sigaction {
  union {
    void (*__sa_handler)(int);
    void (*__sa_sigaction)(int, void *, void *);
  } __sigaction_u;
  unsigned int sa_mask;
  int sa_flags;
};

int sigaction(int, const struct sigaction *_Nullable, struct sigaction *_Nullable);
int raise(int);
void *_Nullable dlsym(void *_Nullable, const char *);
ssize_t write(int, const void *_Nullable, size_t);

void *_Nullable memchr(const void *, int, size_t);
char *_Nullable strstr(const char *, const char *);

int setenv(const char *, const char *, int);
typedef unsigned char uuid_t[16];
int isatty(int);
int usleep(unsigned int);
#define EPIPE 32
char *strerror(int);

#pragma clang assume_nonnull end
