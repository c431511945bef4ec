import { type Language, languageNames, languages } from "@porchlight/domain/kernel/languages.ts";
import { useMutation } from "@tanstack/react-query";
import { alertFailure } from "../../app/alert-failure.ts";
import { Action } from "../../ui/Action.tsx";
import { chooseLanguage } from "./applications.ts";
import css from "./LanguageSwitch.module.css";
import { useLanguage, useSpoken, useWords } from "./language.tsx";
import { rememberLanguage } from "./preferred-language.ts";

/** A button for each other language; it sets the language of the applications and of their mails. */
export function LanguageSwitch({ applicationIds }: { applicationIds: readonly string[] }) {
  const words = useWords();
  const spoken = useSpoken();
  const current = useLanguage();
  const { mutate, isPending } = useMutation({
    mutationFn: (language: Language) => chooseLanguage(applicationIds, language),
    onSuccess: (_, language) => rememberLanguage(language),
    onError: (error) => alertFailure(error, spoken.failure(error)),
  });
  return languages
    .filter((language) => language !== current)
    .map((language) => (
      <Action key={language} kind="plain" busy={isPending} onClick={() => mutate(language)}>
        <span className="pl-hidden">{words.frame.language}: </span>
        <span className={css.name} lang={language} data-code={language.toUpperCase()}>
          <span>{languageNames[language]}</span>
        </span>
      </Action>
    ));
}
