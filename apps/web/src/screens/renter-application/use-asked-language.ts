import type { RenterApplicationView } from "@porchlight/contract/renter-applications.ts";
import { languageNamed } from "@porchlight/domain/kernel/languages.ts";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { chooseLanguage } from "../../sections/renter/applications.ts";

/** Sets an application to the language that its address asks for: the one in which its person activated their account. */
export function useAskedLanguage(view: Pick<RenterApplicationView, "id" | "language"> | undefined): void {
  const { lang } = useSearch({ from: "/renter/renter/application/$applicationId" });
  const navigate = useNavigate();
  const { id, language } = view ?? {};
  useEffect(() => {
    if (!lang || !id) return;
    const asked = languageNamed(lang);
    // It can be chosen on the page as well, so a failure loses nothing.
    if (asked && asked !== language) void chooseLanguage([id], asked).catch(() => undefined);
    void navigate({ to: ".", search: ({ lang: _asked, ...others }) => others, replace: true });
  }, [lang, id, language, navigate]);
}
