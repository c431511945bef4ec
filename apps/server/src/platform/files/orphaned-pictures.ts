import { orphansIn } from "./orphaned-files.ts";

/** Pictures whose files no home names. */
export const { reserve, claim, release, markOrphaned, earliestDue, claimForDeletion, removeOrphan } =
  orphansIn("loose_picture");
