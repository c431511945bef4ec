import { Tooltip } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { below } from "@porchlight/design/scale.ts";
import { useEffect, useId } from "react";
import { useTip } from "./use-tip.ts";

/** A media query for tips that open on tap: below 48 rem, or where nothing can hover. */
const tapQuery = `${below("sm")}, (hover: none)`;

export function Tip({ label, target }: { label: string; target: HTMLElement }) {
  const byTap = useMediaQuery(tapQuery, false, { getInitialValueInEffect: false });
  const isOpen = useTip(target, byTap);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    const before = target.getAttribute("aria-describedby");
    target.setAttribute("aria-describedby", [before, id].filter(Boolean).join(" "));
    return () =>
      before === null ? target.removeAttribute("aria-describedby") : target.setAttribute("aria-describedby", before);
  }, [isOpen, target, id]);
  return (
    <Tooltip
      label={<span id={id}>{label}</span>}
      target={target}
      opened={isOpen}
      multiline
      maw="min(20rem, 80vw)"
      withArrow
      zIndex={300}
    />
  );
}
