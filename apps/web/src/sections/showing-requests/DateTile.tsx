import type { ShowingView } from "@porchlight/contract/showings.ts";
import css from "../../ui/WaitingRow.module.css";
import { tileOf } from "../showings/showing-times.ts";

/** The day of a showing as a leaf of a calendar. The date is written beside it for the screen reader. */
export function DateTile({ showing }: { showing: ShowingView }) {
  const { weekday, day, month } = tileOf(showing);
  return (
    <span className={`${css.tile} pl-num`} aria-hidden="true">
      <span>{weekday}</span>
      <b>{day}</b>
      <span>{month}</span>
    </span>
  );
}
