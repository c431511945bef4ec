import { useNetwork } from "@mantine/hooks";
import { use } from "react";
import { ControlWordsContext } from "../../ui/control-words.ts";
import css from "./Shell.module.css";

export function OfflineBar() {
  const { online } = useNetwork();
  const { offline } = use(ControlWordsContext);
  return <div role="status">{!online && <div className={css.offline}>{offline}</div>}</div>;
}
