import { IconBuilding, IconCalendar, IconDoorEnter, IconHome2 } from "@tabler/icons-react";
import { navigation } from "../navigation.ts";
import css from "./BottomBar.module.css";
import { NavLink } from "./NavLink.tsx";

const icons: Record<string, typeof IconHome2> = {
  "/dashboard": IconHome2,
  "/portfolio": IconBuilding,
  "/calendar": IconCalendar,
  "/showings": IconDoorEnter,
};

/** Below 48 rem, the ways around within reach of the thumb. */
export function BottomBar() {
  return (
    <nav className={css.bar} aria-label="Shortcuts">
      {navigation.map((entry) => {
        const Icon = icons[entry.to];
        return (
          <NavLink key={entry.label} entry={entry} className={css.entry}>
            {Icon && <Icon size={21} stroke={1.75} aria-hidden />}
          </NavLink>
        );
      })}
    </nav>
  );
}
