import type { TestProduct } from "./product.ts";

export type Page = { status: number; html: string; headers: Headers };

/** Fetches a page as a browser does, without following redirects. */
export async function openPage({ url }: Pick<TestProduct, "url">, path: string, cookie = ""): Promise<Page> {
  const reply = await fetch(`${url}${path}`, { redirect: "manual", headers: { cookie } });
  return { status: reply.status, html: await reply.text(), headers: reply.headers };
}
