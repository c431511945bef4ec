import type { PageSetting } from "@porchlight/contract/public-pages.ts";
import { semantic } from "@porchlight/design/colors.ts";
import { type Language, languages } from "@porchlight/domain/kernel/languages.ts";
import type { ReactNode } from "react";
import { addressInLanguage, LanguageSwitch } from "./LanguageSwitch.tsx";
import { Mark } from "./Marks.tsx";
import { usePageWords } from "./words/page-context.ts";

/** A picture for link previews, in a format that every reader supports; its URL is absolute. */
export type HeadImage = { url: string; width: number; height: number; alt: string };

export type Head = {
  title: string;
  description?: string | undefined;
  canonical?: string | undefined;
  image?: HeadImage | undefined;
  /** Whether search engines may index the page; off by default. */
  isIndexed?: boolean;
  structuredData?: object | undefined;
};

/** Returns data for a script element, with "<" escaped since it could end the element. */
export const scriptData = (value: unknown): { __html: string } => ({
  __html: JSON.stringify(value).replaceAll("<", "\\u003c"),
});

/** Returns the address of a page in a language: without one it is in that of the browser, and in English for others. */
const inLanguage = (address: string, language: Language): string =>
  language === "en" ? address : addressInLanguage(address, language);

type DocumentProps = {
  head: Head;
  setting: PageSetting;
  /** The data for the page's interactive parts. */
  islands?: unknown;
  /** The page's own address, where that is not the one that was asked for. */
  address?: string | null;
  /** The id of a form whose answers a change of the language must not lose: it is sent, and the page shown anew. */
  form?: string;
  children: ReactNode;
};

/** The document around every public page. */
export function Document({ head, setting, islands, address = setting.address, form, children }: DocumentProps) {
  const { assets, language } = setting;
  const { frame: words } = usePageWords();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light" />
        <meta name="theme-color" content={semantic.light.surface} />
        <title>{`${head.title} · Porchlight`}</title>
        {head.description && <meta name="description" content={head.description} />}
        {!head.isIndexed && <meta name="robots" content="noindex" />}
        {head.canonical && <link rel="canonical" href={inLanguage(head.canonical, language)} />}
        {head.canonical && (
          <>
            {languages.map((one) => (
              <link key={one} rel="alternate" hrefLang={one} href={inLanguage(head.canonical!, one)} />
            ))}
            <link rel="alternate" hrefLang="x-default" href={head.canonical} />
            <meta property="og:type" content="website" />
            <meta property="og:site_name" content="Porchlight" />
            <meta property="og:title" content={head.title} />
            <meta property="og:url" content={inLanguage(head.canonical, language)} />
            {head.description && <meta property="og:description" content={head.description} />}
            {head.image && (
              <>
                <meta property="og:image" content={head.image.url} />
                <meta property="og:image:type" content="image/jpeg" />
                <meta property="og:image:width" content={String(head.image.width)} />
                <meta property="og:image:height" content={String(head.image.height)} />
                <meta property="og:image:alt" content={head.image.alt} />
              </>
            )}
            <meta name="twitter:card" content={head.image ? "summary_large_image" : "summary"} />
          </>
        )}
        {/* Inside, so that a slow line is not asked twice before the first paint. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own styles */}
        <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
        {assets.icon && <link rel="icon" href={assets.icon} type="image/svg+xml" />}
        {head.structuredData && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block; `scriptData` keeps it from ending its element
          <script type="application/ld+json" dangerouslySetInnerHTML={scriptData(head.structuredData)} />
        )}
      </head>
      <body>
        <a className="skip" href="#main">
          {words.skip}
        </a>
        <header className="top">
          <div className="wide">
            <span className="logo disp">
              <Mark />
              Porchlight
            </span>
            {address && <LanguageSwitch current={language} address={address} form={form} />}
          </div>
        </header>
        {children}
        <footer className="wide foot">
          <span>
            <Mark size={22} /> {words.listedWith}
          </span>
          <span>
            {words.equalHousing}
            <a href={setting.privacyUrl}>{words.privacy}</a>
            <a href={setting.termsUrl}>{words.terms}</a>
          </span>
        </footer>
        {islands !== undefined && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
          <script id="page" type="application/json" dangerouslySetInnerHTML={scriptData(islands)} />
        )}
        <script type="module" src={assets.script} />
      </body>
    </html>
  );
}
