import { languageField } from "@porchlight/contract/public-pages.ts";
import { type Language, languageNames, languages } from "@porchlight/domain/kernel/languages.ts";

/** Returns an address that asks for the page in a language. */
export function addressInLanguage(address: string, language: Language): string {
  const [path, query] = address.split("?", 2);
  const asked = new URLSearchParams(query);
  asked.set(languageField, language);
  return `${path}?${asked}`;
}

type Props = { current: Language; address: string; form: string | undefined };

/**
 * The page in each other language: a link, or a button that sends the page's form to be shown again with all that was
 * typed. The server remembers the choice.
 */
export const LanguageSwitch = ({ current, address, form }: Props) =>
  languages
    .filter((language) => language !== current)
    .map((language) =>
      form ? (
        <button
          key={language}
          className="language"
          lang={language}
          type="submit"
          form={form}
          name={languageField}
          value={language}
          formNoValidate
        >
          {languageNames[language]}
        </button>
      ) : (
        <a
          key={language}
          className="language"
          lang={language}
          href={addressInLanguage(address, language)}
          hrefLang={language}
          rel="nofollow"
        >
          {languageNames[language]}
        </a>
      ),
    );
