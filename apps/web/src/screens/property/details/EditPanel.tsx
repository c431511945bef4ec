import type { PropertyView } from "@porchlight/contract/properties.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useBlocker } from "@tanstack/react-router";
import { Suspense, useEffect, useRef, useState } from "react";
import { Action } from "../../../ui/Action.tsx";
import { SidePanel } from "../../../ui/Dialogs.tsx";
import { LoadingRows } from "../../../ui/States.tsx";
import { propertyQuery } from "../data.ts";
import type { EditorState } from "../editing.ts";
import { type PanelName, panels } from "./panels.ts";
import type { OpenPanel } from "./use-panel.ts";

const formId = "edit-form";
const untouched: EditorState = { blocked: null, busy: false, dirty: false };

/** Edits a part of the home beside the page. Whatever would throw edits away asks first, but its own Cancel, which says so. */
export function EditPanel({ home, panel, close }: { home: PropertyView } & Pick<OpenPanel, "panel" | "close">) {
  const [state, setState] = useState(untouched);
  const shown = useLast(panel);
  const isOpen = panel !== null;
  useEffect(() => {
    if (!isOpen) setState(untouched);
  }, [isOpen]);
  const dirty = isOpen && state.dirty;
  const cache = useQueryClient();
  const finish = () => {
    close();
    // A part may follow from another, as the title does from the address.
    void cache.invalidateQueries(propertyQuery(home.id));
  };
  const leaving = useBlocker({
    shouldBlockFn: () => dirty,
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });
  if (!shown) return null;
  const { title, Editor, ...look } = { width: "edit" as const, savesAtOnce: false, ...panels[shown] };
  return (
    <SidePanel
      opened={isOpen}
      onClose={close}
      title={title}
      width={look.width}
      dirty={dirty}
      leaving={leaving.status === "blocked" ? leaving : null}
      footer={
        look.savesAtOnce ? (
          <Action kind="primary" onClick={close}>
            Done
          </Action>
        ) : (
          <>
            <Action onClick={close}>Cancel</Action>
            <Action
              kind="primary"
              type="submit"
              form={formId}
              busy={state.busy}
              {...(state.blocked ? { reason: state.blocked } : {})}
            >
              Save
            </Action>
          </>
        )
      }
    >
      <Suspense fallback={<LoadingRows rows={4} height={64} />}>
        <Editor property={home} formId={formId} onState={setState} onSaved={finish} />
      </Suspense>
    </SidePanel>
  );
}

/** The panel that is open, or was last: it stays while it slides away. */
function useLast(panel: PanelName | null): PanelName | null {
  const last = useRef(panel);
  if (panel) last.current = panel;
  return last.current;
}
