import type { EditorProps } from "../../sections/property-editors/editing.ts";
import { PetPolicyEditor } from "../../sections/property-editors/PetPolicyEditor.tsx";

/** A first answer is yes or no for each kind of pet; the details ask for more. */
export const PetPolicyStep = (props: EditorProps) => <PetPolicyEditor {...props} simple />;
