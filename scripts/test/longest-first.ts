import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Tests that take a minute or more, by the ends of their paths. */
const long = [
  ...["life/life-cycles", "life/soak", "growth/growth", "crash/crash", "postgres/embedded-postgres"],
  ...["scripts/launch", "demo/seed", "leads/pipeline", "database/faults", "backup/backup"],
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = long.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return rank < 0 ? long.length : rank;
};

/** The order of test files: the long ones first, since one that comes last is waited for by a core with nothing to do. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
