import { type AnswerSection, type Answers, noAnswers } from "@porchlight/domain/applications/answers.ts";
import { useSpoken } from "../../sections/renter/language.tsx";
import { phoneDigits } from "../../ui/phone-mask.ts";
import { useApplicationForm } from "./form-context.ts";
import { at, isSame } from "./saving/paths.ts";
import { useSaverState } from "./saving/use-answer-saver.ts";

/** What a control of a form is given: spread onto it. */
type Bound<Value> = { name: string; value: Value; onChange: (value: Value) => void; error: string | undefined };
/** The same for a control that gives its event. */
type BoundText = Omit<Bound<string>, "onChange"> & {
  onChange: (event: { currentTarget: { value: string } }) => void;
};

export type SectionFields<Section extends AnswerSection> = {
  answers: Answers[Section];
  /** The message at a field, in the language of the form. */
  error: (path: string) => string | undefined;
  /** A field that is typed into; saved when it is left. */
  text: (path: string) => BoundText;
  typed: <Value>(path: string) => Bound<Value>;
  /** A phone, as its ten digits. */
  phone: (path: string) => Bound<string>;
  /** A day, empty where there is none. */
  day: (path: string) => Bound<string>;
  /** A field that is chosen; saved at once. */
  chosen: <Value>(path: string) => Bound<Value>;
  set: (path: string, value: unknown) => void;
  /** Saves the section; for the element around its fields, whose blur it is. */
  leave: () => void;
};

/** The fields of one section of the form, bound to what is typed on this device. */
export function useSection<Section extends AnswerSection>(section: Section): SectionFields<Section> {
  const { view, saver, showsMissing } = useApplicationForm();
  const spoken = useSpoken();
  const { typed, problems } = useSaverState(saver).sections[section];
  const missing = showsMissing ? (view.missing[section] ?? {}) : {};
  const error = (path: string): string | undefined => {
    // What was missing when the review was read may have been answered since.
    const isAsReviewed = isSame(at(typed, path), at(view.answers[section], path));
    const found = problems[path] ?? (isAsReviewed ? missing[path] : undefined);
    return found && spoken.message(found);
  };
  const bound = <Value>(path: string, isSavedAtOnce: boolean): Bound<Value> => ({
    name: path,
    value: at(typed, path) as Value,
    onChange(value) {
      saver.type(section, path, value);
      if (isSavedAtOnce) saver.leave(section);
    },
    error: error(path),
  });
  return {
    answers: (typed ?? noAnswers[section]) as Answers[Section],
    error,
    text: (path) => {
      const { onChange, value, ...rest } = bound<string | null>(path, false);
      return { ...rest, value: value ?? "", onChange: ({ currentTarget }) => onChange(currentTarget.value) };
    },
    typed: (path) => bound(path, false),
    phone: (path) => {
      const { value, ...rest } = bound<string | null>(path, false);
      return { ...rest, value: phoneDigits(value ?? "") };
    },
    day: (path) => {
      const { value, onChange, ...rest } = bound<string | null>(path, false);
      return { ...rest, value: value ?? "", onChange: (day) => onChange(day || null) };
    },
    chosen: (path) => bound(path, true),
    set(path, value) {
      saver.type(section, path, value);
      saver.leave(section);
    },
    leave: () => saver.leave(section),
  };
}
