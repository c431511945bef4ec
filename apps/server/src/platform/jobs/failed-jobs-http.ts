import type { IncomingMessage, ServerResponse } from "node:http";
import type { FailedJobs } from "./failed-jobs.ts";

const listPath = "/jobs/failed";
const retryPath = /^\/jobs\/failed\/([0-9a-f-]{36})\/retry$/i;
const ownNames = ["127.0.0.1", "localhost"];

/** `GET /jobs/failed` lists the jobs that failed for good, `POST /jobs/failed/<id>/retry` starts one again. */
export async function answerAboutJobs(
  failed: FailedJobs,
  { method, url, headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = (status: number, body: unknown): void => {
    response.writeHead(status, { "content-type": "application/json" }).end(`${JSON.stringify(body, null, 2)}\n`);
  };
  // A page in this machine's browser reaches this port, too; it has no business here.
  const isBrowser = headers.origin !== undefined || headers["sec-fetch-site"] !== undefined;
  if (isBrowser || !ownNames.includes(headers.host?.split(":")[0] ?? ""))
    return answer(403, { message: "Not allowed." });
  if (method === "GET" && url === listPath) return answer(200, await failed.list());
  const id = retryPath.exec(url ?? "")?.[1];
  if (method !== "POST" || !id) return answer(404, { message: "Not found." });
  if (await failed.retry(id)) return answer(200, { message: "The job has been started again." });
  return answer(404, { message: "No failed job has this id." });
}
