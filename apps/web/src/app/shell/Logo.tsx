import { Link } from "@tanstack/react-router";
import { Lantern } from "../../ui/Lantern.tsx";
import { product } from "../../words.ts";
import css from "./Shell.module.css";

/** The mark and the name; a link home. */
export function Logo({ to = "/", label = `${product.name} home` }: { to?: "/" | "/renter"; label?: string }) {
  return (
    <Link className={css.logo} to={to} aria-label={label}>
      <Lantern glow />
      <span className="pl-display">{product.name}</span>
    </Link>
  );
}
