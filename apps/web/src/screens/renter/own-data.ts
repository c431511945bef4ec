import { downloadOwnData, getOwnData } from "@porchlight/contract/personal-data.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { queryOptions } from "@tanstack/react-query";
import { call, send } from "../../app/call.ts";
import { addressOf, callHeaders } from "../../app/call-request.ts";
import { config } from "../../app/config.ts";
import { saveFile } from "../../ui/save-file.ts";

export const ownDataQuery = queryOptions({ queryKey: ["own-data"], queryFn: () => call(getOwnData) });

/** Has the browser save everything that is the renter's. Errors  `CallError` */
export async function saveOwnData(language: Language): Promise<void> {
  const address = addressOf(config().apiBaseUrl, downloadOwnData.path, {}, { language });
  const reply = await send(address, { headers: callHeaders(true) }, true);
  const name = /filename="([^"]+)"/.exec(reply.headers.get("content-disposition") ?? "")?.[1] ?? "data.zip";
  saveFile(name, await reply.blob());
}
