import { readFile } from "node:fs/promises";
import { validateXML } from "xmllint-wasm";
import { isTag } from "./tags-of-types.ts";

const schema = await readFile(new URL("./feed.xsd", import.meta.url), "utf8");

/** Returns the violations of the network's rules in a feed, one line each; none for a valid feed. */
export async function problemsOfFeed(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: "feed.xml", contents: xml },
    schema: { fileName: "feed.xsd", contents: schema },
  });
  const tags = [...xml.matchAll(/<ListingTag type="([^"]*)"><tag>([^<]*)<\/tag>/g)];
  const strangers = tags.filter(([, type = "", tag = ""]) => !isTag(type, tag)).map(([whole]) => whole);
  return [...errors.map(({ message }) => message), ...strangers];
}
