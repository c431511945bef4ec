import type { SyndicationPlatforms } from "@porchlight/contract/listings.ts";
import { Link } from "@tanstack/react-router";
import { AmberNote } from "../../../ui/AmberNote.tsx";
import { panelOfStep } from "../details/panel-of-step.ts";
import { panels } from "../details/panels.ts";

type ProblemsProps = {
  propertyId: string;
  platform: string;
  problems: SyndicationPlatforms["platforms"][number]["problems"];
  onLeave: () => void;
};

/** What keeps a home off a platform, each with the way to where it is put right. */
export function Problems({ propertyId, platform, problems, onLeave }: ProblemsProps) {
  return (
    <AmberNote title={`${platform} cannot take it yet`} space="before">
      <ul>
        {problems.map(({ step, message }) => {
          const panel = panelOfStep[step];
          return (
            <li key={message}>
              {message}{" "}
              {panel && (
                <Link
                  to="/property/$propertyId/details"
                  params={{ propertyId }}
                  search={{ edit: panel }}
                  onClick={onLeave}
                >
                  Edit {panels[panel].title.toLowerCase()}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </AmberNote>
  );
}
