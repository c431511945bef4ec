import { Drawer, Modal } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Action, type ActionKind } from "./Action.tsx";
import css from "./Dialogs.module.css";

/** Short forms and confirmations, middling tasks, long texts. */
const modalWidths = { small: "37rem", medium: "40rem", large: "45rem" } as const;
const panelWidths = { actions: "26rem", conversation: "28rem", edit: "30rem", document: "45rem" } as const;

/** The library's header element would count as a second banner of the page. */
const plainHeader = { header: { role: "none" } };

type LayerProps = { opened: boolean; onClose: () => void; title: ReactNode; children: ReactNode };

/** One Escape reaches every open layer: this one counts as open until those below, too, were told. */
const onceAllAreTold = (close: () => void) => () => void setTimeout(close);

/** A modal; below 48 rem a sheet from the bottom. Where another layer lies over it, Escape is for that one. */
export function Dialog({
  width = "small",
  covered = false,
  ...props
}: LayerProps & { width?: keyof typeof modalWidths; covered?: boolean }) {
  return (
    <Modal
      opened={props.opened}
      onClose={onceAllAreTold(props.onClose)}
      title={props.title}
      size={modalWidths[width]}
      closeOnEscape={!covered}
      padding="lg"
      radius="xl"
      centered
      closeButtonProps={{ "aria-label": "Close" }}
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

/** The buttons under a dialog: the safe choice first, the verb last. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return (
    <div className={css.buttons} data-footer>
      {children}
    </div>
  );
}

/** Asks before something happens. Focus starts on the safe button. */
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

/** A departure that waits for an answer. */
type Leaving = { proceed: () => void; reset: () => void };

/**
 * A panel from the right, over the full width below 48 rem. With `dirty` it asks before it throws edits away, and so it
 * does of who is about to leave the page.
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
  const [closing, setClosing] = useState(false);
  const asking = closing || leaving !== null;
  const isDirty = typeof dirty === "function" ? dirty : () => dirty;
  const close = () => (isDirty() ? setClosing(true) : props.onClose());
  return (
    <Drawer
      opened={props.opened}
      onClose={onceAllAreTold(close)}
      closeOnEscape={!asking}
      title={props.title}
      position="right"
      size={`min(100vw, ${panelWidths[width]})`}
      padding="lg"
      closeButtonProps={{ "aria-label": "Close" }}
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
