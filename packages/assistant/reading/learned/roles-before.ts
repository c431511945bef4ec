/*
 * What the roles of the parts before one tell of its own: who told of an income of their own and of another's tells of both
 * scores in the same order, and after a day that does not suit comes one that does.
 */

const none = "^";

/** Returns the features that the roles before a part are; `kind` is how the part itself is told. */
export function rolesBefore(roles: readonly string[], kind: string): string[] {
  const last = roles.at(-1) ?? none;
  return [
    `after ${last}`,
    `after ${last} ${kind}`,
    `after ${roles.at(-2) ?? none} ${last}`,
    ...new Set(roles.map((role) => `since ${role}`)),
  ];
}
