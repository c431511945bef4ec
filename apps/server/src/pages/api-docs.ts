import { endpoints } from "@porchlight/contract/endpoints.ts";
import type { FastifyInstance } from "fastify";
import type { App } from "../app.ts";
import { escaped } from "../platform/escaped-html.ts";
import { openApiDocument } from "./api-description.ts";
import { htmlPage } from "./html.ts";

/** The API's description, for programs at /api/openapi.json and for people at /api/docs. */
export function serveApiDocs(server: FastifyInstance, app: App): void {
  server.get("/api/openapi.json", async (_request, reply) =>
    reply.header("cache-control", "no-cache").send(openApiDocument(app.config.publicUrl)),
  );
  server.get("/api/docs", async (_request, reply) =>
    reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(apiDocsPage(app.config.publicUrl)),
  );
}

type Operation = {
  summary: string;
  description: string;
  parameters: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
};

function apiDocsPage(publicUrl: string): string {
  const document = openApiDocument(publicUrl) as { paths: Record<string, Record<string, Operation>> };
  const capabilities = [...new Set(endpoints.map((one) => one.capability))];
  const sections = capabilities.map((capability) => {
    const items = endpoints
      .filter((one) => one.capability === capability)
      .map(({ spec }) => {
        const path = spec.path.replace(/:(\w+)/g, "{$1}");
        return operationHtml(spec.method, path, document.paths[path]![spec.method.toLowerCase()]!);
      });
    return `<section><h2 id="${escaped(capability)}">${escaped(capability)}</h2>${items.join("")}</section>`;
  });
  const links = capabilities.map((one) => `<li><a href="#${escaped(one)}">${escaped(one)}</a></li>`);
  return htmlPage(
    "The API of Porchlight",
    `<h1>The API of Porchlight</h1>
<p>Every call is below <code>${escaped(publicUrl)}/api</code>. The same description for programs:
<a href="/api/openapi.json">openapi.json</a>. A failed call answers
<code>{ statusCode, message, code, validationErrors?, details? }</code>.</p>
<nav aria-label="Parts"><ul class="parts">${links.join("")}</ul></nav>
${sections.join("\n")}`,
  );
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const parameters = operation.parameters.map(
    (one) => `<li><code>${escaped(one.name)}</code> in the ${one.in}${one.required ? "" : ", optional"}</li>`,
  );
  const [status, answer] = Object.entries(operation.responses)[0]!;
  const blocks = [
    parameters.length > 0 ? `<ul>${parameters.join("")}</ul>` : "",
    schemaBlock("Body", operation.requestBody?.content),
    schemaBlock(`Reply ${status}`, answer.content),
  ];
  return `<article><h3><b>${method}</b> <code>${escaped(path)}</code></h3>
<p>${escaped(operation.summary)}. ${escaped(operation.description)}.</p>${blocks.join("")}</article>`;
}

function schemaBlock(title: string, content: Record<string, { schema: unknown }> | undefined): string {
  const media = Object.keys(content ?? {})[0];
  if (!content || !media) return "";
  const printed = escaped(JSON.stringify(content[media]!.schema, null, 2));
  return `<details><summary>${title} <span>${media}</span></summary><pre tabindex="0">${printed}</pre></details>`;
}
