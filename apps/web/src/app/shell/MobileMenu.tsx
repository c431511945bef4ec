import { Link } from "@tanstack/react-router";
import { SidePanel } from "../../ui/Dialogs.tsx";
import { product } from "../../words.ts";
import { navigation } from "../navigation.ts";
import { NavLink } from "./NavLink.tsx";
import css from "./Shell.module.css";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

export type MobileMenuProps = {
  opened: boolean;
  onClose: () => void;
  withNavigation: boolean;
  onLogOut: () => void;
};

/** Below 48 rem the header's entries live in a sheet from the right. */
export function MobileMenu({ opened, onClose, withNavigation, onLogOut }: MobileMenuProps) {
  return (
    <SidePanel opened={opened} onClose={onClose} title={product.name} width="actions">
      <nav className={css.sheetNav} aria-label="Main">
        {withNavigation &&
          navigation.map((entry) => (
            <NavLink key={entry.label} entry={entry} className={css.sheetEntry} onClick={onClose} />
          ))}
        <Link to="/profile" className={css.sheetEntry} onClick={onClose}>
          Profile
        </Link>
      </nav>
      <div className={css.sheetTheme}>
        <p className={css.sheetLabel}>Theme</p>
        <ThemeSwitch />
      </div>
      <div className={css.sheetNav}>
        <button type="button" className={css.sheetEntry} onClick={onLogOut}>
          Log out
        </button>
      </div>
    </SidePanel>
  );
}
