import { setFlagsFromString } from "node:v8";

// Where many objects lived long while the product started, as in zod's checks, V8 would take all later ones for long-lived
// too, and keep them until it next looks through all of its memory: a long feed left 60 MB there.
setFlagsFromString("--no-allocation-site-pretenuring");
// A pattern's repeated parts would be written out as often as they may repeat: 6 MB more for Piper's, which are compiled
// later for it and match no faster.
setFlagsFromString("--no-regexp-unroll");
setFlagsFromString("--expose-gc");
