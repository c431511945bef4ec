/** An error of the start that the operator can fix. Its message is lines for people, without a stack. */
export class StartProblem extends Error {}

type SystemError = Error & { code?: string; address?: string; port?: number; hostname?: string };

/** What PostgreSQL and the network answer to a `DATABASE_URL` that leads nowhere. */
const databaseProblems: Record<string, string> = {
  ECONNREFUSED: "nobody answers there",
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "the host's name cannot be looked up now",
  ETIMEDOUT: "nobody answers there",
  EHOSTUNREACH: "that host cannot be reached",
  ENETUNREACH: "that network cannot be reached",
  ENOENT: "there is no such socket",
  "28P01": "the server refuses the user name or the password",
  "28000": "the server refuses this user",
  "3D000": "the server has no such database",
};

/** Returns what a failed start prints: the reason, with the stack only for an unforeseen error. */
export function reasonOf(error: unknown): string {
  if (error instanceof StartProblem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Returns a failed first connection as an error about `DATABASE_URL`; every other error stays as it is.
 * Errors  says of a failed first connection what is wrong with `DATABASE_URL`; every other failure stays as it is.
 */
export function databaseProblem(error: unknown): unknown {
  const reason = databaseProblems[codeOf(error) ?? ""];
  return reason ? new StartProblem(`DATABASE_URL names a database that cannot be used: ${reason}.`) : error;
}

/**
 * Returns a port that cannot be opened as an error that names the variable to change.
 * Errors  says of a port that cannot be opened which variable chooses another.
 */
export function portProblem(error: unknown, name: string, port: number, host: string): unknown {
  const code = codeOf(error);
  if (code === "EADDRINUSE") return new StartProblem(`Port ${port} (${name}) is taken by another program.`);
  if (code === "EACCES") return new StartProblem(`Port ${port} (${name}) may not be opened by this user.`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new StartProblem(`HOST is ${host}, which is no address of this machine.`);
  return error;
}

const codeOf = (error: unknown): string | undefined => {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? (first as SystemError).code : undefined;
};
