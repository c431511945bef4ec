import { Tooltip } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactElement, useState } from "react";

/** Below 48 rem, or where nothing can hover, a tip opens by a tap. */
const tapQuery = "(max-width: 47.99em), (hover: none)";

export function Tip({ label, children }: { label: string; children: ReactElement }) {
  const byTap = useMediaQuery(tapQuery, false, { getInitialValueInEffect: false });
  const [open, setOpen] = useState(false);
  const common = { label, multiline: true, maw: "min(20rem, 80vw)", withArrow: true, zIndex: 300 } as const;
  if (!byTap) {
    return (
      <Tooltip {...common} openDelay={200} closeDelay={100} events={{ hover: true, focus: true, touch: false }}>
        {children}
      </Tooltip>
    );
  }
  return (
    <Tooltip {...common} opened={open}>
      <span
        onClickCapture={() => setOpen(!open)}
        onBlurCapture={() => setOpen(false)}
        style={{ display: "inline-flex" }}
      >
        {children}
      </span>
    </Tooltip>
  );
}
