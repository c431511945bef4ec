import type { DemoOutcome } from "@porchlight/scenarios/story-of-applications.ts";
import type { App } from "../app.ts";

/** What people of the demonstration do at the partners, whom the sandbox plays. */
export type SandboxStage = {
  /** Has the bureau report this on a person, without a wait. */
  expectReports(email: string, outcome: DemoOutcome): Promise<void>;
  /** Pays on the provider's page. */
  pay(sessionId: string): Promise<void>;
};

/** Returns the stage; null where no sandbox plays the partners, so that nothing is ordered from real ones. */
export function sandboxStage({ config }: Pick<App, "config">): SandboxStage | null {
  const { sandboxUrl } = config;
  if (!sandboxUrl) return null;
  return {
    expectReports: (email, outcome) =>
      control(sandboxUrl, "PUT", "screening/outcomes", { [email]: { ...outcome, delaySeconds: 0 } }),
    pay: (sessionId) => control(sandboxUrl, "POST", `payments/${sessionId}/pay`, {}),
  };
}

async function control(sandboxUrl: string, method: string, path: string, body: object): Promise<void> {
  const headers = { "content-type": "application/json" };
  const reply = await fetch(`${sandboxUrl}/control/${path}`, { method, headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${method} ${path} at the sandbox: ${reply.status} ${await reply.text()}`);
}
