import type { TypeStep } from "@porchlight/design/scale.ts";
import css from "./AvatarRow.module.css";
import { Hint } from "./Hint.tsx";

export type Person = { id: string; name: string };
const shownInRow = 3;
const tints = 6;

/** Returns the first and last initial of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word?.[0]?.toUpperCase() ?? "").join("");
}

/** Returns the tint of a person, the same wherever they appear. */
const tintOf = (id: string): number =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % tints;

/** Returns the type size for an avatar of `size` pixels. */
const lettersOf = (size: number): TypeStep => (size > 50 ? "figure" : size > 36 ? "ui" : "micro");

/**
 * An avatar of tinted initials. It is hidden from screen readers, since the name is always next to it or in the tip.
 */
export function Initials({ person, size = 28 }: { person: Person; size?: number }) {
  return (
    <span
      className={`${css.person} ${css[`tint${tintOf(person.id)}`]}`}
      style={{ width: size, height: size, fontSize: `var(--pl-text-${lettersOf(size)})` }}
      data-initials={initialsOf(person.name)}
    />
  );
}

/** The avatars of three people and "+N" for the rest; the tip lists all names. */
export function AvatarRow({ people }: { people: Person[] }) {
  const names = people.map((person) => person.name).join(", ");
  const others = people.length - shownInRow;
  return (
    <Hint label={names}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the names open on focus, too */}
      <span className={css.row} role="img" aria-label={names} tabIndex={0}>
        {people.slice(0, shownInRow).map((person) => (
          <Initials key={person.id} person={person} size={26} />
        ))}
        {others > 0 && <span className={`${css.person} ${css.others} pl-num`}>+{others}</span>}
      </span>
    </Hint>
  );
}
