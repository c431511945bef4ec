import { readConfig } from "@porchlight/server/src/config.ts";
import { startProduct } from "@porchlight/server/src/product.ts";
import { answerParent } from "./answer-parent.ts";

const product = await startProduct(readConfig(process.env));
answerParent(product.url, product.close);
