import { expect, it } from "vitest";
import { hereFirst } from "./here-first.ts";

const at = (...ids: string[]) => ids.map((id) => ({ property: { id } }));

it("What is about this home comes first, and the rest stays in its order", () =>
  expect(hereFirst("b", at("a", "b", "c", "b"))).toEqual(at("b", "b", "a", "c")));
