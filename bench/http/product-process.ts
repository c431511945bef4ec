import { readConfig } from "@porchlight/server/src/config.ts";
import { startProduct } from "@porchlight/server/src/product.ts";
import { warmUp } from "@porchlight/server/src/warm-up.ts";
import { answerParent } from "./answer-parent.ts";

const config = readConfig(process.env);
const product = await startProduct(config);
await warmUp(config);
answerParent(product.url, product.close);
