import { IconBell } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { Part } from "../../ui/Part.tsx";
import { actionsNeededQuery } from "../actions-needed.ts";
import css from "./Shell.module.css";

const loadPanel = () => import("./ActionsPanel.tsx").then(({ ActionsPanel }) => ({ default: ActionsPanel }));
const ActionsPanel = lazy(loadPanel);

/** A dot while something waits, or a channel fails; opens the list of it. */
export function Bell() {
  const [opened, setOpened] = useState<boolean | null>(null);
  const query = useInfiniteQuery(actionsNeededQuery);
  const page = query.data?.pages[0];
  const count = page?.count ?? 0;
  return (
    <>
      <button
        type="button"
        className={css.icon}
        aria-label={`Actions needed, ${count} open`}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadPanel()}
        onClick={() => setOpened(true)}
      >
        <IconBell size={21} stroke={1.75} aria-hidden />
        {(count > 0 || page?.failedChannel) && <span className={css.dot} />}
      </button>
      <Part>{opened !== null && <ActionsPanel query={query} opened={opened} onClose={() => setOpened(false)} />}</Part>
    </>
  );
}
