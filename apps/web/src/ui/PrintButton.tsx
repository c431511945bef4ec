import { IconPrinter } from "@tabler/icons-react";
import { Action } from "./Action.tsx";

export const PrintButton = ({ onClick }: { onClick: () => void }) => (
  <Action kind="plain" leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />} onClick={onClick}>
    Print
  </Action>
);
