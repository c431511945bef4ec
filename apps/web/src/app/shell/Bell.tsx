import { IconBell } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { Part } from "../../ui/Part.tsx";
import { actionsNeeded, companyEscalationsQuery, companyShowingsQuery } from "../actions-needed.ts";
import css from "./Shell.module.css";

const loadPanel = () => import("./ActionsPanel.tsx").then(({ ActionsPanel }) => ({ default: ActionsPanel }));
const ActionsPanel = lazy(loadPanel);

/** A dot while something waits; opens the list of it. */
export function Bell({ companyId }: { companyId: string }) {
  const [opened, setOpened] = useState<boolean | null>(null);
  const showings = useQuery(companyShowingsQuery(companyId));
  const escalations = useQuery(companyEscalationsQuery(companyId));
  const actions = actionsNeeded(showings.data ?? [], escalations.data ?? []);
  const failed = showings.isError || escalations.isError;
  const again = () => {
    void showings.refetch();
    void escalations.refetch();
  };
  return (
    <>
      <button
        type="button"
        className={css.icon}
        aria-label={`Actions needed, ${actions.length} open`}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadPanel()}
        onClick={() => setOpened(true)}
      >
        <IconBell size={21} stroke={1.75} aria-hidden />
        {actions.length > 0 && <span className={css.dot} />}
      </button>
      <Part>
        {opened !== null && (
          <ActionsPanel
            actions={actions}
            loading={showings.isPending || escalations.isPending}
            onRetry={failed ? again : undefined}
            opened={opened}
            onClose={() => setOpened(false)}
          />
        )}
      </Part>
    </>
  );
}
