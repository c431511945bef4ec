import type { Environment, Settings } from "./settings.ts";
import { productEnvironment } from "./settings.ts";

/** Errors  says of each variable that the product would refuse what it may be, before anything is started. */
export async function refuseWrongSwitches(settings: Settings, env: Environment): Promise<void> {
  const { readConfig } = await import("../../apps/server/src/config.ts");
  const own = "postgresql://localhost/porchlight";
  readConfig({
    ...productEnvironment(env, settings, false),
    DEMO: env.DEMO,
    DATABASE_URL: settings.databaseUrl ?? own,
  });
}
