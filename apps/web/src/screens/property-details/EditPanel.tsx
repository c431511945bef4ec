import type { PropertyView } from "@porchlight/contract/properties.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useBlocker } from "@tanstack/react-router";
import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { propertyQuery } from "../../sections/property/property-query.ts";
import type { EditorProps, EditorState } from "../../sections/property-editors/editing.ts";
import { panelEditors } from "../../sections/property-editors/panel-editors.ts";
import { type PanelName, panels } from "../../sections/property-editors/panels.ts";
import { useVersion } from "../../sections/property-editors/use-version.ts";
import { Action } from "../../ui/Action.tsx";
import { AmberNote } from "../../ui/AmberNote.tsx";
import { Boundary } from "../../ui/Boundary.tsx";
import { SidePanel } from "../../ui/Dialogs.tsx";
import { Failed, LoadingRows } from "../../ui/States.tsx";
import css from "./EditPanel.module.css";
import type { OpenPanel } from "./use-panel.ts";

const formId = "edit-form";
const untouched: EditorState = { blocked: null, busy: false, dirty: false };

/**
 * The panel that edits a part of the home beside the page. Whatever would throw edits away asks first, but its own
 * Cancel, which says so.
 */
export function EditPanel({ home, panel, close }: { home: PropertyView } & Pick<OpenPanel, "panel" | "close">) {
  const [state, setState] = useState(untouched);
  // Who leaves right after typing is asked, too: what is known by then is not drawn yet.
  const latest = useRef(untouched);
  const [hasFailed, setFailed] = useState(false);
  const hear = useCallback((now: EditorState) => {
    const wasBusy = latest.current.busy;
    latest.current = now;
    setState(now);
    // Nothing is left to save once a save went through.
    if (wasBusy !== now.busy || !now.dirty) setFailed(wasBusy && !now.busy && now.dirty);
  }, []);
  const shown = useLast(panel);
  const isOpen = panel !== null;
  useEffect(() => {
    if (!isOpen) hear(untouched);
  }, [isOpen, hear]);
  const isDirty = () => isOpen && latest.current.dirty;
  const { key, hasChangedElsewhere } = useVersion(home, !isOpen || state.dirty || state.busy);
  const cache = useQueryClient();
  const finish = () => {
    close();
    // A part may follow from another, as the title does from the address.
    void cache.invalidateQueries(propertyQuery(home.id));
  };
  const leaving = useBlocker({
    shouldBlockFn: isDirty,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  if (!shown) return null;
  const { title, ...look } = { width: "edit" as const, savesAtOnce: false, ...panels[shown] };
  return (
    <SidePanel
      opened={isOpen}
      onClose={close}
      title={title}
      width={look.width}
      dirty={isDirty}
      leaving={leaving.status === "blocked" ? leaving : null}
      footer={
        look.savesAtOnce ? (
          <Action kind="primary" onClick={close}>
            Done
          </Action>
        ) : (
          <>
            {hasFailed && (
              <p className={css.unsaved} role="note">
                Not saved. Your changes are still here.
              </p>
            )}
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
      {isOpen && hasChangedElsewhere && !state.busy && (
        <AmberNote space="after">
          Someone else edited this home while you were working. Saving keeps your changes.
        </AmberNote>
      )}
      <PanelEditor key={key} panel={shown} property={home} formId={formId} onState={hear} onSaved={finish} />
    </SidePanel>
  );
}

/** The editor is loaded when it is first wanted. Where that fails the page stays, and it can be tried again. */
function PanelEditor({ panel, ...props }: EditorProps & { panel: PanelName }) {
  const [attempt, setAttempt] = useState(0);
  const part = useQuery({
    queryKey: ["part", panel],
    queryFn: panelEditors[panel],
    staleTime: Number.POSITIVE_INFINITY,
    // A browser without a connection may have it already, and where it has not, that is told at once.
    networkMode: "always",
  });
  const failed = (
    <Failed
      title="We couldn't open this"
      onRetry={() => {
        setAttempt(attempt + 1);
        void part.refetch();
      }}
    />
  );
  const loading = <LoadingRows rows={4} height={64} />;
  if (part.isError) return failed;
  const Editor = part.data;
  if (!Editor) return loading;
  return (
    <Boundary key={attempt} fallback={failed}>
      <Suspense fallback={loading}>
        <Editor {...props} />
      </Suspense>
    </Boundary>
  );
}

/** The panel that is open, or was last: it stays while it slides away. */
function useLast(panel: PanelName | null): PanelName | null {
  const last = useRef(panel);
  if (panel) last.current = panel;
  return last.current;
}
