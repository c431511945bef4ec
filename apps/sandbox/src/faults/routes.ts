import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { accept } from "../platform/problem.ts";
import type { World } from "../world.ts";
import { faultModes } from "./faults.ts";

const fault = z.strictObject({
  mode: z.enum(faultModes),
  count: z.int().min(1).optional(),
  rate: z.number().gt(0).max(1).optional(),
  seed: z.int().optional(),
});
const faultChanges = z.strictObject({
  smtp: fault.optional(),
  sms: fault.optional(),
  google: fault.optional(),
  screening: fault.optional(),
  feed: fault.optional(),
  places: fault.optional(),
  llm: fault.optional(),
  payments: fault.optional(),
});

export function faultRoutes(http: FastifyInstance, { faults }: World): void {
  http.get("/control/faults", async () => faults.table());

  http.put("/control/faults", async (request) => {
    faults.set(accept(faultChanges, request.body));
    return faults.table();
  });
}
