import type { EditorProps } from "../../sections/property-editors/editing.ts";
import { SpecificationsEditor } from "../../sections/property-editors/SpecificationsEditor.tsx";

/** The kind of home was asked a step before. */
export const SpecificationsStep = (props: EditorProps) => <SpecificationsEditor {...props} asksType={false} />;
