import { applicationLifecycle, bundleLifecycle } from "@porchlight/domain/applications/lifecycle.ts";
import { escalationLifecycle } from "@porchlight/domain/escalations/lifecycle.ts";
import { eventsFrom, type Lifecycle, nextState } from "@porchlight/domain/kernel/lifecycle.ts";
import { leadLifecycle } from "@porchlight/domain/leads/lifecycle.ts";
import { propertyLifecycle } from "@porchlight/domain/properties/lifecycle.ts";
import { screeningLifecycle } from "@porchlight/domain/screening/lifecycle.ts";
import { requestLifecycle, rescheduleLifecycle, showingLifecycle } from "@porchlight/domain/showings/lifecycle.ts";

type Chapter = { title: string; about: string; source: string; table: Lifecycle };

const chapters: Chapter[] = [
  {
    title: "Property",
    about: "A home, from its first draft to rented out.",
    source: "packages/domain/properties/lifecycle.ts",
    table: propertyLifecycle,
  },
  {
    title: "Lead",
    about:
      "How far one renter has come with one home. Its events come from the other life cycles; a stage that does not list an event stays as it is.",
    source: "packages/domain/leads/lifecycle.ts",
    table: leadLifecycle,
  },
  {
    title: "Showing",
    about: "One slot at one home, which several renters may share.",
    source: "packages/domain/showings/lifecycle.ts",
    table: showingLifecycle,
  },
  {
    title: "Showing request",
    about: "One renter's wish for one showing.",
    source: "packages/domain/showings/lifecycle.ts",
    table: requestLifecycle,
  },
  {
    title: "Reschedule request",
    about: "Another time, proposed by the owner or asked for by the renter.",
    source: "packages/domain/showings/lifecycle.ts",
    table: rescheduleLifecycle,
  },
  {
    title: "Escalation",
    about: "A question or request that Piper handed to the owner.",
    source: "packages/domain/escalations/lifecycle.ts",
    table: escalationLifecycle,
  },
  {
    title: "Application bundle",
    about:
      "A household's applications for one home. A renter may withdraw it until it is decided; its state then stays.",
    source: "packages/domain/applications/lifecycle.ts",
    table: bundleLifecycle,
  },
  {
    title: "Application",
    about: "One person's form in a bundle.",
    source: "packages/domain/applications/lifecycle.ts",
    table: applicationLifecycle,
  },
  {
    title: "Screening",
    about: "The reports on one person of an application, from their age to the delivery.",
    source: "packages/domain/screening/lifecycle.ts",
    table: screeningLifecycle,
  },
];

/** An event that this many states share would hide the rest of a drawing; it is told below it instead. */
const tooManyArrows = 8;

type Move = { from: string; event: string; to: string };

const movesOf = (table: Lifecycle): Move[] =>
  Object.keys(table).flatMap((from) =>
    eventsFrom(table, from).map((event) => ({ from, event, to: nextState(table, from, event)! })),
  );

/** The whole of docs/lifecycles.md. */
export const lifecyclesPage = (): string =>
  `${[
    "# Life cycles",
    "Drawn from the tables in `packages/domain` by `node scripts/draw-lifecycles.ts`; a test holds this page to them. What is not written in a table is not allowed.",
    ...chapters.map(chapterText),
  ].join("\n\n")}\n`;

function chapterText({ title, about, source, table }: Chapter): string {
  const moves = movesOf(table);
  return [`## ${title}`, `${about} Table: \`${source}\`.`, drawing(table, moves), ...common(moves), rows(table)].join(
    "\n\n",
  );
}

const isCommon = (moves: Move[], { event, to }: Move): boolean =>
  moves.filter((other) => other.event === event && other.to === to).length >= tooManyArrows;

function drawing(table: Lifecycle, moves: Move[]): string {
  const drawn = moves.filter((move) => !isCommon(moves, move));
  const arrows = Map.groupBy(drawn, ({ from, to }) => `${from} --> ${to}`);
  const lines = [...arrows].map(([arrow, those]) => `  ${arrow}: ${those.map(({ event }) => event).join("<br>")}`);
  const ends = Object.keys(table).filter((state) => eventsFrom(table, state).length === 0);
  const first = Object.keys(table)[0];
  const all = [`  [*] --> ${first}`, ...lines, ...ends.map((state) => `  ${state} --> [*]`)];
  return ["```mermaid", "stateDiagram-v2", ...all, "```"].join("\n");
}

function common(moves: Move[]): string[] {
  const shared = Map.groupBy(
    moves.filter((move) => isCommon(moves, move)),
    ({ event, to }) => `\`${event}\` leads to ${to}`,
  );
  if (shared.size === 0) return [];
  return [
    `Left out of the drawing, since so many states share them:\n\n${[...shared]
      .map(([what, those]) => `- ${what}, from ${those.length} states`)
      .join("\n")}`,
  ];
}

function rows(table: Lifecycle): string {
  const cells = Object.keys(table).map((state): [string, string] => {
    const moves = eventsFrom(table, state).map((event) => `\`${event}\` → ${nextState(table, state, event)}`);
    return [state, moves.join(", ") || "nothing: an end"];
  });
  return aligned([["In", "may happen"], ...cells]);
}

/** Columns padded as the formatter would, so that it leaves the page alone. */
function aligned(cells: [string, string][]): string {
  const [first, second] = [0, 1].map((column) => Math.max(...cells.map((row) => row[column]!.length))) as [
    number,
    number,
  ];
  const lines = cells.map(([one, other]) => `| ${one.padEnd(first)} | ${other.padEnd(second)} |`);
  return [lines[0], `| ${"-".repeat(first)} | ${"-".repeat(second)} |`, ...lines.slice(1)].join("\n");
}
