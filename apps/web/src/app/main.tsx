import "./theme/font-stand-ins.css";
import "./theme/layers.css";
import "./theme/mantine.css";
import "virtual:css-variables.css";
import "./theme/base.css";
import "./theme/controls.css";
import { createRoot } from "react-dom/client";
import { showSuccess } from "../ui/alerts.ts";
import { titleEndsWith } from "../ui/document-title.ts";
import { product } from "../words.ts";
import { markDrawn } from "./first-draw.ts";
import { takeFlashMessage } from "./flash-message.ts";
import { storeMarketingParams } from "./marketing.ts";
import { Providers } from "./Providers.tsx";
import { router } from "./router.tsx";
import { StartFailed } from "./StartFailed.tsx";
import { followOtherTabs } from "./session.ts";
import { loadFontsLast } from "./theme/fonts.ts";

const root = createRoot(document.getElementById("root")!);

async function start(): Promise<void> {
  titleEndsWith(product.name);
  storeMarketingParams(location.search, localStorage);
  followOtherTabs();
  if (!("Temporal" in globalThis)) await import("temporal-polyfill/global");
  await router.load();
  markDrawn();
  root.render(<Providers />);
  loadFontsLast();
  const told = takeFlashMessage();
  if (told) showSuccess(told);
}

start().catch((error: unknown) => {
  console.error(error);
  root.render(<StartFailed />);
});
