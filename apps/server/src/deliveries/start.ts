import type { App } from "../app.ts";
import { partnersOf } from "./partners.ts";

/** Starts nothing; returns what closes the mailer's connections. */
export const closeMailerAtEnd =
  async (app: App): Promise<() => Promise<void>> =>
  async () =>
    partnersOf(app).mailer.close();
