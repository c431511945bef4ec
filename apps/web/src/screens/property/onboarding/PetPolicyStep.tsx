import type { EditorProps } from "../editing.ts";
import { PetPolicyEditor } from "../editors/PetPolicyEditor.tsx";

/** A first answer is yes or no for each kind of pet; the details ask for more. */
export const PetPolicyStep = (props: EditorProps) => <PetPolicyEditor {...props} simple />;
