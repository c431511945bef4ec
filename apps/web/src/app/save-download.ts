import { saveFile } from "../ui/save-file.ts";
import { send } from "./call.ts";
import { callHeaders } from "./call-request.ts";

/** Has the browser save the file at an address under the name that the server gives it. Errors  `CallError` */
export async function saveDownload(address: string, fallbackName: string): Promise<void> {
  const reply = await send(address, { headers: callHeaders(true) }, true);
  const name = /filename="([^"]+)"/.exec(reply.headers.get("content-disposition") ?? "")?.[1] ?? fallbackName;
  saveFile(name, await reply.blob());
}
