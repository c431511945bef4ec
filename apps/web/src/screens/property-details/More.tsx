import { TextAction } from "../../ui/TextAction.tsx";

type MoreProps = { open: boolean; onToggle: () => void; controls: string; of: string };

/** Shows the rest of a card, and hides it again. */
export function More({ open, onToggle, controls, of }: MoreProps) {
  return (
    <TextAction below aria-expanded={open} aria-controls={controls} onClick={onToggle}>
      {open ? "See Less" : "See More"}
      <span className="pl-hidden"> of {of}</span>
    </TextAction>
  );
}
