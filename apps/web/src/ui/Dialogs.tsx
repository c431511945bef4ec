import { Drawer, Modal } from "@mantine/core";
import { type ReactNode, use, useState } from "react";
import { Action, type ActionKind } from "./Action.tsx";
import { ControlWordsContext } from "./control-words.ts";
import css from "./Dialogs.module.css";
import { useOpening } from "./use-opening.ts";

/** Widths for short forms and confirmations, for longer tasks, and for long texts. */
const modalWidths = { small: "37rem", medium: "40rem", large: "45rem" } as const;
const panelWidths = { actions: "26rem", conversation: "28rem", edit: "30rem", document: "45rem" } as const;

/** Removes the header role, since the library's header element would be a second banner on the page. */
const plainHeader = { header: { role: "none" } };

type LayerProps = { opened: boolean; onClose: () => void; title: ReactNode; children: ReactNode };

/** Delays closing, since one Escape reaches every open layer: layers below must still see this one as open. */
const onceAllAreTold = (close: () => void) => () => void setTimeout(close);

/** A modal; below 48 rem, a sheet from the bottom. Escape closes only the top layer. */
export function Dialog({
  width = "small",
  covered = false,
  ...props
}: LayerProps & { width?: keyof typeof modalWidths; covered?: boolean }) {
  const opened = useOpening(props.opened);
  return (
    <Modal
      opened={opened}
      onClose={onceAllAreTold(props.onClose)}
      title={props.title}
      size={modalWidths[width]}
      closeOnEscape={!covered}
      padding="lg"
      radius="xl"
      centered
      closeButtonProps={{ "aria-label": use(ControlWordsContext).close }}
      attributes={plainHeader}
      overlayProps={{ color: "var(--pl-overlay)", backgroundOpacity: 1 }}
      classNames={{
        inner: css.sheetInner,
        content: `${css.content} ${css.sheet}`,
        header: css.header,
        title: css.title,
        body: css.body,
      }}
    >
      {props.children}
    </Modal>
  );
}

/** The buttons of a dialog: the safe choice first, the action last. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return (
    <div className={css.buttons} data-footer>
      {children}
    </div>
  );
}

/** A confirmation dialog. The safe button has the focus first. */
export function Confirm(props: {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  verb: string;
  kind?: ActionKind;
  keep?: string;
  busy?: boolean;
  onConfirm: () => void;
}) {
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={props.title}>
      {props.children}
      <DialogButtons>
        <Action onClick={props.onClose} data-autofocus>
          {props.keep ?? "Cancel"}
        </Action>
        <Action kind={props.kind ?? "primary"} busy={props.busy ?? false} onClick={props.onConfirm}>
          {props.verb}
        </Action>
      </DialogButtons>
    </Dialog>
  );
}

/** A navigation that is blocked until it is confirmed. */
type Leaving = { proceed: () => void; reset: () => void };

/**
 * A panel from the right, full width below 48 rem. When `dirty`, it asks before edits are discarded by closing it or
 * leaving the page.
 */
export function SidePanel({
  width = "edit",
  dirty = false,
  leaving = null,
  footer,
  ...props
}: LayerProps & {
  width?: keyof typeof panelWidths;
  dirty?: boolean | (() => boolean);
  leaving?: Leaving | null;
  footer?: ReactNode;
}) {
  const opened = useOpening(props.opened);
  const [closing, setClosing] = useState(false);
  const asking = closing || leaving !== null;
  const isDirty = typeof dirty === "function" ? dirty : () => dirty;
  const close = () => (isDirty() ? setClosing(true) : props.onClose());
  return (
    <Drawer
      opened={opened}
      onClose={onceAllAreTold(close)}
      closeOnEscape={!asking}
      title={props.title}
      position="right"
      size={`min(100vw, ${panelWidths[width]})`}
      padding="lg"
      closeButtonProps={{ "aria-label": use(ControlWordsContext).close }}
      attributes={plainHeader}
      overlayProps={{ color: "var(--pl-overlay)", backgroundOpacity: 1 }}
      transitionProps={{ duration: 240, timingFunction: "cubic-bezier(.2,.7,.2,1)" }}
      classNames={{
        content: css.drawerContent,
        header: `${css.header} ${css.drawerHeader}`,
        title: css.title,
        body: css.drawerBody,
      }}
    >
      <div className={css.fill}>{props.children}</div>
      {footer && (
        <div className={css.footer} data-footer>
          {footer}
        </div>
      )}
      <Confirm
        opened={asking}
        onClose={() => {
          setClosing(false);
          leaving?.reset();
        }}
        title="Discard changes?"
        keep="Keep editing"
        verb="Discard changes"
        kind="danger"
        onConfirm={() => {
          setClosing(false);
          if (leaving) leaving.proceed();
          else props.onClose();
        }}
      >
        Your changes aren't saved yet.
      </Confirm>
    </Drawer>
  );
}
