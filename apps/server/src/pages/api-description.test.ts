import { endpoints } from "@porchlight/contract/endpoints.ts";
import { refusalCodes } from "@porchlight/domain/refusals.ts";
import { validate } from "@readme/openapi-parser";
import { describe, expect, it } from "vitest";
import { openApiDocument } from "./api-description.ts";

type Document = {
  paths: Record<string, Record<string, { operationId: string; parameters: unknown[]; security?: object[] }>>;
  components: { schemas: { Error: { properties: Record<string, unknown> } }; securitySchemes: object };
};

const described = (): Document => structuredClone(openApiDocument("https://porchlight.test")) as Document;
const isValid = async (document: Document): Promise<boolean> => (await validate(document as never)).valid;

describe("The API's description", () => {
  it("is a valid OpenAPI document", async () =>
    expect(await validate(described() as never)).toMatchObject({ valid: true, warnings: [] }));

  it.each<[string, (document: Document) => unknown]>([
    ["two calls of one name", ({ paths }) => Object.assign(paths["/property"]!.post!, { operationId: "getProperty" })],
    ["a parameter of a path left out", ({ paths }) => paths["/property/{id}"]!.get!.parameters.splice(0)],
    ["a reference that leads nowhere", ({ components }) => Reflect.deleteProperty(components.schemas, "Error")],
  ])("would be invalid with %s", async (_, spoil) => {
    const { paths, ...rest } = described();
    const document = {
      ...rest,
      paths: { "/property": paths["/property"]!, "/property/{id}": paths["/property/{id}"]! },
    };
    expect(await isValid(structuredClone(document))).toBe(true);
    spoil(document);
    expect(await isValid(document)).toBe(false);
  });

  it("states the authentication of each call that needs a token", () => {
    const { paths, components } = described();
    const secured = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ security }) => security);
    expect(secured).toHaveLength(endpoints.filter(({ spec }) => !["public", "link"].includes(spec.who)).length);
    const named = new Set(secured.flatMap(({ security }) => security!.flatMap(Object.keys)));
    expect([...named].sort()).toEqual(Object.keys(components.securitySchemes).sort());
  });

  it("describes every part of each body and reply", () => {
    const bare: string[] = [];
    const look = (value: unknown, path: string): void => {
      if (typeof value !== "object" || value === null) return;
      if (/\/(?:schema|items|properties\/\w+)$/.test(path) && Object.keys(value).length === 0) bare.push(path);
      for (const [key, part] of Object.entries(value)) look(part, `${path}/${key}`);
    };
    look(described(), "");
    expect(bare).toEqual([]);
  });

  it("lists every error code", () =>
    expect(described().components.schemas.Error.properties.code).toMatchObject({ enum: refusalCodes }));
});
