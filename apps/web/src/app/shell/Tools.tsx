import { useDisclosure } from "@mantine/hooks";
import { IconMenu2 } from "@tabler/icons-react";
import { lazy, useRef, useState } from "react";
import type { Person } from "../../ui/AvatarRow.tsx";
import { Part } from "../../ui/Part.tsx";
import { logOut } from "../log-out.ts";
import { AccountButton } from "./AccountButton.tsx";
import css from "./Shell.module.css";

const loadMenu = () => import("./AccountMenu.tsx").then(({ AccountMenu }) => ({ default: AccountMenu }));
const loadSheet = () => import("./MobileMenu.tsx").then(({ MobileMenu }) => ({ default: MobileMenu }));
const AccountMenu = lazy(loadMenu);
const MobileMenu = lazy(loadSheet);
const LogOutQuestion = lazy(() =>
  import("./LogOutQuestion.tsx").then(({ LogOutQuestion }) => ({ default: LogOutQuestion })),
);

/** The right end of the header. What opens is fetched when it is first wanted: a first page has no need of it. */
export function Tools({ person, withNavigation }: { person: Person & { email: string }; withNavigation: boolean }) {
  const [menuWanted, setMenuWanted] = useState(false);
  const [sheet, { open: openSheet, close: closeSheet }] = useDisclosure();
  const [question, { open: askLogOut, close: stay }] = useDisclosure();
  const account = useRef<HTMLButtonElement>(null);
  // The menu entry that asked is gone by now, so the focus goes back to what opened the menu.
  const keepWorking = () => {
    stay();
    account.current?.focus();
  };
  const [loaded, setLoaded] = useState({ sheet: false, question: false });
  const ask = () => {
    closeSheet();
    setLoaded((known) => ({ ...known, question: true }));
    askLogOut();
  };
  const button = (
    <AccountButton
      ref={account}
      person={person}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setMenuWanted(true)}
    />
  );
  return (
    <>
      <Part meanwhile={button}>
        {menuWanted ? <AccountMenu person={person} buttonRef={account} onLogOut={ask} /> : button}
      </Part>
      <button
        type="button"
        className={`${css.icon} ${css.menu}`}
        aria-label="Open menu"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadSheet()}
        onClick={() => {
          setLoaded((known) => ({ ...known, sheet: true }));
          openSheet();
        }}
      >
        <IconMenu2 size={22} stroke={1.75} aria-hidden />
      </button>
      <Part>
        {loaded.sheet && (
          <MobileMenu opened={sheet} onClose={closeSheet} withNavigation={withNavigation} onLogOut={ask} />
        )}
        {loaded.question && <LogOutQuestion opened={question} onClose={keepWorking} onConfirm={logOut} />}
      </Part>
    </>
  );
}
