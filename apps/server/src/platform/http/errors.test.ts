import { describe, expect, it } from "vitest";
import { toErrorBody } from "./errors.ts";

const failing = (statusCode: number) => toErrorBody(Object.assign(new Error("Forbidden"), { statusCode }));

describe("What a caller is told of an error that is none of ours", () => {
  it("is that nothing is there, where a folder or a path out of it was asked for", () =>
    expect(failing(403)).toMatchObject({ statusCode: 404, code: "not-found" }));

  it("is nothing but that something went wrong, where it is our fault", () =>
    expect(toErrorBody(new Error("select secret from table"))).toEqual({
      statusCode: 500,
      message: "Something went wrong. Please try again later.",
      code: "unexpected",
    }));

  it("is that the disk is full, where it is", () =>
    expect(toErrorBody(Object.assign(new Error("no space left on device, write"), { code: "ENOSPC" }))).toMatchObject({
      statusCode: 507,
      code: "storage-full",
    }));

  it("is not that the database is away, where a partner is", () =>
    expect(toErrorBody(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }))).toMatchObject({
      statusCode: 500,
    }));
});
