import { IconChevronDown } from "@tabler/icons-react";
import type { ComponentPropsWithRef } from "react";
import { Initials, type Person } from "../../ui/AvatarRow.tsx";
import css from "./Shell.module.css";

export function AccountButton({ person, ...rest }: { person: Person } & ComponentPropsWithRef<"button">) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...rest}
      className={css.account}
      aria-label={`Account menu, ${person.name}`}
    >
      <Initials person={person} size={34} />
      <IconChevronDown className={css.chevron} size={16} stroke={1.75} aria-hidden />
    </button>
  );
}
