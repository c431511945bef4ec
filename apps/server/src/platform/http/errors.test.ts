import { describe, expect, it } from "vitest";
import { toErrorBody } from "./errors.ts";

const failing = (statusCode: number) => toErrorBody(Object.assign(new Error("Forbidden"), { statusCode }));

describe("The reply to an error", () => {
  it("is 404 when a folder or a path outside was requested", () =>
    expect(failing(403)).toMatchObject({ statusCode: 404, code: "not-found" }));

  it("is 500 with no details when the cause is internal", () =>
    expect(toErrorBody(new Error("select secret from table"))).toEqual({
      statusCode: 500,
      message: "Something went wrong. Please try again later.",
      code: "unexpected",
    }));

  it("is 507 when the disk is full", () =>
    expect(toErrorBody(Object.assign(new Error("no space left on device, write"), { code: "ENOSPC" }))).toMatchObject({
      statusCode: 507,
      code: "storage-full",
    }));

  it("is not 503 when a partner's connection is refused", () =>
    expect(toErrorBody(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }))).toMatchObject({
      statusCode: 500,
    }));
});
