import { readConfig } from "./config.ts";
import { toldByLauncher } from "./launcher.ts";
import { startProduct } from "./product.ts";

const product = await startProduct(readConfig({ ...process.env, ...(await toldByLauncher()) }));

let stopping = false;
const stop = (): void => {
  if (stopping) return;
  stopping = true;
  void product.close().then(() => process.exit(0));
};
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
