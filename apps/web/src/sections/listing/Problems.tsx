import type { SyndicationPlatforms } from "@porchlight/contract/listings.ts";
import { Link } from "@tanstack/react-router";
import { panelOfStep } from "../property-editors/panel-of-step.ts";
import { panels } from "../property-editors/panels.ts";

type ProblemsProps = {
  propertyId: string;
  problems: SyndicationPlatforms["platforms"][number]["problems"];
  onLeave?: () => void;
};

/** The problems that keep a home off a platform, each with a link to fix it. */
export function Problems({ propertyId, problems, onLeave }: ProblemsProps) {
  return (
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
  );
}
