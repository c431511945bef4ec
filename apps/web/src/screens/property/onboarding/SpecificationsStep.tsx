import type { EditorProps } from "../editing.ts";
import { SpecificationsEditor } from "../editors/SpecificationsEditor.tsx";

/** The kind of home was asked a step before. */
export const SpecificationsStep = (props: EditorProps) => <SpecificationsEditor {...props} asksType={false} />;
