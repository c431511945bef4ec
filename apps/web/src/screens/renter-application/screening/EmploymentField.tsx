import { useWords } from "../../../sections/renter/language.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { choicesOf } from "../choices.ts";
import type { Identity, IdentityField } from "./identity.ts";

const employments = [
  "Employed",
  "SelfEmployed",
  "Student",
  "NotEmployed",
] as const satisfies readonly Identity["employment"][];

/** Whether the person works. */
export function EmploymentField({ field }: { field: IdentityField }) {
  const { identity: words } = useWords().screening;
  return (
    <SelectField
      label={words.employment}
      choices={choicesOf(employments, words.employments)}
      {...field("employment")}
    />
  );
}
