import { downloadOwnData, getOwnData } from "@porchlight/contract/personal-data.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../app/call.ts";
import { addressOf } from "../../app/call-request.ts";
import { config } from "../../app/config.ts";
import { saveDownload } from "../../app/save-download.ts";

export const ownDataQuery = queryOptions({ queryKey: ["own-data"], queryFn: () => call(getOwnData) });

/** Has the browser save everything that is the renter's. Errors  `CallError` */
export async function saveOwnData(language: Language): Promise<void> {
  const address = addressOf(config().apiBaseUrl, downloadOwnData.path, {}, { language });
  await saveDownload(address, "data.zip");
}
