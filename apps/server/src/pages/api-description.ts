import type { EndpointSpec } from "@porchlight/contract/endpoint.ts";
import { endpoints } from "@porchlight/contract/endpoints.ts";
import { errorBody } from "@porchlight/contract/error-body.ts";
import { z } from "zod";

type Schema = Record<string, unknown>;
type Part = { name: string; in: "path" | "query"; required: boolean; schema: Schema };

const mediaOf = { stream: "text/event-stream", file: "application/octet-stream", upload: "application/json" } as const;

/** The wire form of a schema: what travels, before the server reads it into its own values. */
const wire = (schema: z.ZodType): Schema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return rest;
};

/** The API as an OpenAPI 3.1 document, read off the contract's table, so it cannot say anything else than the server does. */
export function openApiDocument(publicUrl: string): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const { capability, name, spec } of endpoints) {
    const path = spec.path.replace(/:(\w+)/g, "{$1}");
    paths[path] ??= {};
    paths[path][spec.method.toLowerCase()] = operationOf(capability, name, spec);
  }
  return {
    openapi: "3.1.0",
    info: { title: "Porchlight", version: "1", description: "Homes, renters, showings and applications." },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      schemas: { Error: wire(errorBody) },
      securitySchemes: {
        session: { type: "http", scheme: "bearer", description: "The access token of a sign-in" },
        visitor: { type: "http", scheme: "bearer", description: "The token of a web chat" },
      },
    },
  };
}

function operationOf(capability: string, name: string, spec: EndpointSpec): Schema {
  const status = String(spec.status ?? (spec.reply instanceof z.ZodVoid ? 204 : 200));
  const error = {
    description: "An error",
    content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
  };
  return {
    operationId: name,
    tags: [capability],
    summary: spec.summary,
    description: `Who may call: ${spec.who}`,
    ...(securityOf(spec) ? { security: [securityOf(spec)] } : {}),
    parameters: [...partsOf(spec.params, "path"), ...partsOf(spec.query, "query")],
    ...(spec.body
      ? { requestBody: { required: true, content: { "application/json": { schema: wire(spec.body) } } } }
      : {}),
    ...(spec.fileField
      ? { requestBody: { required: true, content: { "multipart/form-data": { schema: formOf(spec.fileField) } } } }
      : {}),
    responses: {
      [status]: {
        description: status === "204" ? "Done" : "The reply",
        ...(status === "204" ? {} : { content: { [replyMedia(spec)]: { schema: wire(spec.reply) } } }),
      },
      default: error,
    },
  };
}

const replyMedia = (spec: EndpointSpec): string => (spec.kind ? mediaOf[spec.kind] : "application/json");
const formOf = (field: string): Schema => ({
  type: "object",
  required: [field],
  properties: { [field]: { type: "string", contentMediaType: "application/octet-stream" } },
});

function securityOf(spec: EndpointSpec): Record<string, string[]> | null {
  if (spec.who === "public" || spec.who === "link") return null;
  return spec.who === "visitor" ? { visitor: [] } : { session: [] };
}

/** Each top-level property of an object schema as a parameter. */
function partsOf(schema: z.ZodType | undefined, place: Part["in"]): Part[] {
  if (!schema) return [];
  const described = wire(schema);
  const required = new Set((described.required as string[] | undefined) ?? []);
  return Object.entries((described.properties as Record<string, Schema> | undefined) ?? {}).map(([name, one]) => ({
    name,
    in: place,
    required: place === "path" || required.has(name),
    schema: one,
  }));
}
