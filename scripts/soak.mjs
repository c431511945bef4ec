// `npm run soak`: the life cycles and the two weeks at their full size.
process.env.SOAK = "1";
process.argv.push("--only", "server", "apps/server/src/testing/life");
await import("./test.mjs");
