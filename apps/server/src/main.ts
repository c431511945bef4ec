import { readConfig } from "./config.ts";
import { toldByLauncher } from "./launcher.ts";
import { startProduct } from "./product.ts";
import { warmUp } from "./warm-up.ts";

const config = readConfig({ ...process.env, ...(await toldByLauncher()) });
const product = await startProduct(config);
// Whoever waits for the start is answered first.
setTimeout(() => void warmUp(config), 1000).unref();

let stopping = false;
const stop = (): void => {
  if (stopping) return;
  stopping = true;
  void product.close().then(() => process.exit(0));
};
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
