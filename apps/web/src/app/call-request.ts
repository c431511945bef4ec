import { filledPath } from "@porchlight/contract/filled-path.ts";
import { viewerTimeZone } from "../ui/viewer-time-zone.ts";
import { token } from "./session.ts";

/** The address of an endpoint with its parameters and query filled in. */
export function addressOf(
  base: string,
  path: string,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  ).toString();
  return `${base}${filledPath(path, params)}${search && `?${search}`}`;
}

/** Returns the headers of every call. */
export function callHeaders(withToken: boolean): Headers {
  const headers = new Headers({ "Client-Time-Zone": viewerTimeZone() });
  const held = withToken ? token() : null;
  if (held) headers.set("Authorization", `Bearer ${held}`);
  return headers;
}
