import type { FormErrors } from "@mantine/form";
import { useSpoken } from "../../../sections/renter/language.tsx";

type Form<Name extends string> = {
  errors: FormErrors;
  // biome-ignore lint/suspicious/noExplicitAny: the form library's own type for what spreads onto any kind of input
  getInputProps: (name: Name) => any;
};

/** Returns the fields of a form to be spread onto controls, with their messages in the language of the page. */
export function useSpokenFields<Name extends string>(form: Form<Name>) {
  const spoken = useSpoken();
  return (name: Name) => {
    const error = form.errors[name];
    return { ...form.getInputProps(name), error: error && spoken.message(String(error)) };
  };
}
