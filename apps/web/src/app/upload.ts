import type { EndpointSpec, ParamsOf, ReplyOf } from "@porchlight/contract/endpoint.ts";
import { settled, unreachable } from "./call.ts";
import { addressOf, callHeaders } from "./call-request.ts";
import { config } from "./config.ts";

type Sending<E extends EndpointSpec> = {
  params: ParamsOf<E>;
  file: File;
  /** The form field of the endpoint. */
  field: string;
  /** Further form fields, sent before the file. */
  also?: Readonly<Record<string, string>>;
  /** Whole percents of the file that have left; 100 once the server has all of it and works on it. */
  onPercent: (percent: number) => void;
  signal: AbortSignal;
};

/**
 * Sends a file to an upload endpoint as its signed-in caller. `fetch` tells nothing of how far a body has got, so this is
 * the one call that is made the older way.
 * Errors  as `call`; an `AbortError` when told to stop
 */
export function upload<E extends EndpointSpec>(endpoint: E, sending: Sending<E>): Promise<ReplyOf<E>> {
  const { file, field, also = {}, onPercent, signal } = sending;
  const params = sending.params as Record<string, unknown>;
  const answered = new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, addressOf(config().apiBaseUrl, endpoint.path, params));
    for (const [name, value] of callHeaders(true)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onPercent(Math.floor((loaded / total) * 100));
    request.onload = () => {
      const now = request.getResponseHeader("X-Now");
      resolve(
        new Response(request.responseText, { status: request.status, headers: now === null ? {} : { "X-Now": now } }),
      );
    };
    request.onerror = () => reject(unreachable());
    request.onabort = () => reject(new DOMException("Stopped", "AbortError"));
    signal.addEventListener("abort", () => request.abort());
    const form = new FormData();
    for (const [name, value] of Object.entries(also)) form.append(name, value);
    form.append(field, file);
    request.send(form);
  });
  return answered.then((reply) => settled(reply, true)).then((reply) => reply.json() as Promise<ReplyOf<E>>);
}
