// Dispatch is all overlay here.
#pragma once
#include <ObjectiveC.h>
