import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Html, html } from "../platform/html.ts";
import type { World } from "../world.ts";
import { icons } from "./icons.ts";

const signIn = z.object({ ownerEmail: z.string(), ownerPassword: z.string(), url: z.url({ protocol: /^https?$/ }) });

/** How to sign in to the demonstration, if the product left that beside its data. */
export function signInBar({ config }: World): Html | null {
  const file = join(config.dataDir, "demo-sign-in.json");
  if (!existsSync(file)) return null;
  const read = signIn.safeParse(parsed(readFileSync(file, "utf8")));
  if (!read.success) return null;
  const { ownerEmail, ownerPassword, url } = read.data;
  return html`<aside class="sign-in" aria-label="Demonstration">${icons.key}<span>The demonstration's owner: <b>${ownerEmail}</b>, password <b>${ownerPassword}</b></span>
<a href="${url}" target="_blank" rel="noopener">Open the product</a></aside>`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
