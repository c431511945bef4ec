import type { ActivityItem } from "@porchlight/contract/statistics.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { portfolioQuery } from "../../../app/portfolio-query.ts";
import { timeOf } from "../../../sections/showings/showing-times.ts";
import { viewerTimeZone } from "../../../ui/viewer-time-zone.ts";
import css from "./ActivityList.module.css";
import { activityMarks } from "./activity-marks.ts";
import { activityPlace } from "./activity-place.ts";
import { activityDays, activityPieces } from "./activity-words.ts";

/** What happened, newest first, under the reader's days. */
export function ActivityList({ items, now }: { items: readonly ActivityItem[]; now: Temporal.Instant }) {
  return activityDays(items, now, viewerTimeZone()).map(({ day, items }) => (
    <section key={day} className={css.day}>
      <h3 className={css.heading}>{day}</h3>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.id}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Item({ item }: { item: ActivityItem }) {
  const { Icon, tone } = activityMarks[item.eventName];
  const homes = useInfiniteQuery(portfolioQuery).data?.pages.flatMap(({ properties }) => properties) ?? [];
  const isDraft = homes.some(({ id, status }) => id === item.property.id && status === "DRAFT");
  const place = activityPlace(item, isDraft);
  const inside = (
    <>
      <span className={`${css.mark} ${css[tone]}`}>
        <Icon size={16} stroke={1.75} aria-hidden />
      </span>
      <span className={css.sentence}>
        {activityPieces(item).map(({ text, isName }) => (isName ? <b key={text}>{text}</b> : text))}
      </span>
      <time className={`${css.time} pl-num`} dateTime={item.createdAt}>
        {timeOf(item.createdAt, viewerTimeZone())}
      </time>
    </>
  );
  return place ? (
    <Link className={css.item} {...place}>
      {inside}
    </Link>
  ) : (
    <div className={css.item}>{inside}</div>
  );
}
