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
});
