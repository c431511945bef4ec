import { breakpoints, radius, type TypeStep, type } from "@porchlight/design/scale.ts";
import { brand } from "@porchlight/domain/kernel/brand.ts";
import { type Inline, type Mail, type MailBlock, mailHref, type Words } from "./layout-blocks.ts";
import { type Colour, darkRules, paint } from "./layout-colours.ts";

const textFont = "'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const titleFont = "Commissioner,'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const codeFont = "ui-monospace,SFMono-Regular,Menlo,Consolas,monospace";

/** A step of the type scale in a weight, as the `font` of a mail: pixels, since mail readers know no rem. */
const font = (weight: number, step: TypeStep, family = textFont): string =>
  `font:${weight} ${type[step].size}px/${type[step].line}px ${family};`;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const multiline = (text: string): string => escaped(text).replace(/\r?\n/g, "<br>");

type Paint = Partial<Record<"fg" | "bg" | "bd", Colour>>;

/** An element with its colours in both themes. `inside` is markup already. */
function element(tag: string, colour: Paint, css: string, inside: string, attributes = ""): string {
  const { classes, css: colourCss } = paint(colour);
  return `<${tag}${attributes} class="${classes}" style="${colourCss}${css}">${inside}</${tag}>`;
}

const table = (inside: string, attributes = ' width="100%"'): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"${attributes}>${inside}</table>`;

const link = (label: string, href: string): string =>
  element(
    "a",
    { fg: "link" },
    "text-decoration:underline;overflow-wrap:anywhere;",
    escaped(label),
    ` href="${escaped(mailHref(href))}"`,
  );

const inline = (part: Inline): string =>
  typeof part === "string"
    ? multiline(part)
    : "strong" in part
      ? `<strong style="font-weight:650;">${multiline(part.strong)}</strong>`
      : link(part.link, part.href);

const wordsHtml = (words: Words): string => (typeof words === "string" ? multiline(words) : words.map(inline).join(""));

const paragraphCss = `margin:0 0 16px;${font(400, "lead")}`;

function button({ label, href }: { label: string; href: string }, isFirst: boolean): string {
  const colour: Paint = isFirst
    ? { fg: "onPrimary", bg: "primary", bd: "primary" }
    : { fg: "softInk", bg: "softBg", bd: "softLine" };
  const css = `display:inline-block;border-width:1px;border-style:solid;border-radius:${radius.control}px;padding:12px 20px;${font(600, "lead")}text-decoration:none;`;
  const anchor = element("a", colour, css, escaped(label), ` href="${escaped(mailHref(href))}"`);
  return `<div style="display:inline-block;margin:0 8px 8px 0;">${anchor}</div>`;
}

/** A framed part of the mail. */
const box = (colour: Paint, css: string, inside: string): string =>
  table(
    `<tr>${element("td", colour, `border-width:1px;border-style:solid;border-radius:${radius.card}px;${css}`, inside)}</tr>`,
    ' width="100%" style="margin:0 0 20px;border-collapse:separate;"',
  );

function factRows(rows: { label: string; value: Words }[]): string {
  const cells = rows.map(({ label, value }, index) => {
    const top = index === 0 ? "border-top:0;" : "border-top-width:1px;border-top-style:solid;";
    const cellCss = `${top}padding:12px 0;vertical-align:baseline;`;
    const name = element(
      "td",
      { fg: "ink3", bd: "line" },
      `${cellCss}width:28%;padding-right:16px;${font(400, "ui")}`,
      escaped(label),
    );
    const said = element("td", { fg: "ink", bd: "line" }, `${cellCss}${font(500, "body")}`, wordsHtml(value));
    return `<tr>${name}${said}</tr>`;
  });
  return box({ bg: "surface", bd: "line" }, "padding:4px 18px;", table(cells.join("")));
}

function homeCard({ title, line, href, picture }: Extract<MailBlock, { kind: "home" }>): string {
  const image = picture
    ? `<img src="${escaped(mailHref(picture.url))}" alt="${escaped(picture.description)}" width="512" style="display:block;width:100%;height:auto;border-radius:${radius.card - 1}px ${radius.card - 1}px 0 0;">`
    : "";
  const name = href
    ? element("a", { fg: "ink" }, "text-decoration:none;", escaped(title), ` href="${escaped(mailHref(href))}"`)
    : escaped(title);
  const words =
    element("div", { fg: "ink" }, font(620, "card", titleFont), name) +
    element("div", { fg: "ink3" }, font(400, "ui"), multiline(line));
  return box({ bg: "sunken", bd: "line" }, "padding:0;", `${image}<div style="padding:16px 18px;">${words}</div>`);
}

const htmlOf: Record<MailBlock["kind"], (block: never) => string> = {
  paragraph: ({ words }: Extract<MailBlock, { kind: "paragraph" }>) =>
    element("p", { fg: "ink2" }, paragraphCss, wordsHtml(words)),
  heading: ({ text }: Extract<MailBlock, { kind: "heading" }>) =>
    element("h2", { fg: "ink" }, `margin:8px 0;${font(620, "section", titleFont)}`, escaped(text)),
  buttons: ({ buttons }: Extract<MailBlock, { kind: "buttons" }>) =>
    `<div style="margin:6px 0 12px;">${buttons.map((one, index) => button(one, index === 0)).join("")}</div>`,
  code: ({ code }: Extract<MailBlock, { kind: "code" }>) =>
    box(
      { bg: "litSoft", bd: "litLine" },
      "padding:18px;text-align:center;",
      element(
        "span",
        { fg: "ink" },
        `${font(650, "greeting", codeFont)}letter-spacing:0.18em;padding-left:0.18em;`,
        escaped(code),
      ),
    ),
  quote: ({ who, text }: Extract<MailBlock, { kind: "quote" }>) => {
    const whose = who ? element("div", { fg: "ink3" }, `margin:0 0 4px;${font(600, "meta")}`, escaped(who)) : "";
    const said = element("div", { fg: "ink" }, font(400, "lead"), multiline(text));
    return table(
      `<tr>${element("td", { bg: "lit" }, "width:3px;border-radius:2px;font-size:0;line-height:0;", "&nbsp;")}<td style="padding:2px 0 2px 16px;">${whose}${said}</td></tr>`,
      ' width="100%" style="margin:0 0 20px;"',
    );
  },
  facts: ({ rows }: Extract<MailBlock, { kind: "facts" }>) => factRows(rows),
  list: ({ items }: Extract<MailBlock, { kind: "list" }>) =>
    element(
      "ul",
      { fg: "ink2" },
      `${paragraphCss}padding-left:24px;`,
      items.map((item) => `<li style="margin:0 0 6px;">${wordsHtml(item)}</li>`).join(""),
    ),
  note: ({ words }: Extract<MailBlock, { kind: "note" }>) =>
    box(
      { bg: "litSoft", bd: "litLine" },
      "padding:16px 18px;",
      element("div", { fg: "litInk" }, font(500, "body"), wordsHtml(words)),
    ),
  home: homeCard,
  signature: ({ name, role }: Extract<MailBlock, { kind: "signature" }>) =>
    table(
      `<tr><td style="padding:0 12px 0 0;vertical-align:middle;">${disc()}</td><td style="vertical-align:middle;">${element("div", { fg: "ink" }, font(620, "body"), escaped(name))}${element("div", { fg: "ink3" }, font(400, "meta"), escaped(role))}</td></tr>`,
      ' style="margin:4px 0 20px;"',
    ),
  small: ({ words }: Extract<MailBlock, { kind: "small" }>) =>
    element("p", { fg: "ink3" }, `margin:0 0 16px;${font(400, "ui")}`, wordsHtml(words)),
};

const blockHtml = (block: MailBlock): string => htmlOf[block.kind](block as never);

const bar = (width: number, height: number, colour: Colour, radius = 1): string =>
  element(
    "div",
    { bg: colour },
    `width:${width}px;height:${height}px;margin:0 auto;border-radius:${radius}px;font-size:0;line-height:0;`,
    "",
  );

/** The lantern, in boxes: mail readers drop drawings, never a box. */
function lantern(): string {
  const roof = bar(2, 3, "ink") + bar(10, 3, "ink") + bar(18, 3, "ink") + bar(24, 3, "ink");
  const glass = element(
    "div",
    { bg: "glass", bd: "ink" },
    "width:12px;height:9px;margin:0 auto;border-style:solid;border-width:0 2px;padding:2px 0 1px;font-size:0;line-height:0;",
    bar(4, 8, "flame", 2),
  );
  return `<div style="width:26px;" aria-hidden="true">${roof}${glass}${bar(18, 3, "ink", 2)}</div>`;
}

/** The assistant's sign: a small lantern on a dusk disc. */
const disc = (): string =>
  element(
    "div",
    { bg: "primary" },
    `width:36px;height:28px;padding:8px 0 0;border-radius:${radius.pill}px;font-size:0;line-height:0;`,
    bar(8, 2, "flame") + bar(15, 3, "flame") + bar(10, 9, "glass", 0) + bar(11, 3, "flame"),
    ' aria-hidden="true"',
  );

const wordmark = (): string =>
  table(
    `<tr><td style="vertical-align:middle;padding:0 8px 0 0;">${lantern()}</td><td style="vertical-align:middle;">${element("span", { fg: "ink" }, `${font(660, "figure", titleFont)}letter-spacing:-0.02em;`, brand.product)}</td></tr>`,
    "",
  );

/** Keeps the mailbox from filling its preview with the mail's first words. */
const previewOf = (preview: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;opacity:0;">${escaped(preview)}${"&#8199;&#65279;&#847; ".repeat(40)}</div>`;

export function mailHtml({ title, preview, blocks, footer, language = "en" }: Mail): string {
  const headline = title
    ? element(
        "h1",
        { fg: "ink" },
        `margin:0 0 12px;${font(640, "greeting-narrow", titleFont)}letter-spacing:-0.015em;`,
        escaped(title),
      )
    : "";
  const card = element(
    "td",
    { bg: "surface", bd: "line" },
    `border-width:1px;border-style:solid;border-radius:${radius.panel}px;padding:32px 32px 18px;`,
    headline + blocks.map(blockHtml).join(""),
    ' data-part="card"',
  );
  const foot = footer
    .map((line) => element("p", { fg: "ink3" }, `margin:0 0 8px;${font(400, "meta")}`, wordsHtml(line)))
    .join("");
  const column = table(
    `<tr><td style="padding:0 4px 18px;">${wordmark()}</td></tr><tr>${card}</tr><tr><td style="padding:20px 8px 0;">${foot}</td></tr>`,
    ' width="100%" style="max-width:576px;margin:0 auto;border-collapse:separate;"',
  );
  const style = `:root{color-scheme:light dark;supported-color-schemes:light dark;}@media (max-width:${breakpoints["2xs"] * 16}px){[data-part=card]{padding:24px 20px 12px!important}[data-part=page]{padding:20px 12px 32px!important}}${darkRules}`;
  const page = table(
    `<tr>${element("td", { bg: "page" }, "padding:32px 16px 40px;", column, ' align="center" data-part="page"')}</tr>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escaped(title ?? brand.product)}</title>
<style>${style}</style>
</head>
${element("body", { bg: "page" }, "margin:0;padding:0;-webkit-text-size-adjust:100%;", previewOf(preview) + page)}
</html>`;
}
