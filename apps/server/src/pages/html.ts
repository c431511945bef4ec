import { semantic } from "@porchlight/design/colors.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { escaped } from "../platform/escaped-html.ts";

const color = semantic.light;

const style = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:${color.page};color:${color.ink};font:16px/26px "Hanken Grotesk Variable",system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:40px 20px 72px}
h1{font-size:32px;line-height:38px;margin:0 0 12px}h2{font-size:22px;line-height:28px;margin:44px 0 8px;text-transform:capitalize}
h3{font-size:16px;margin:0;font-weight:500}h3 b{color:${color.softInk}}
a{color:${color.link}}code,pre{font:14px/21px ui-monospace,monospace}code{overflow-wrap:anywhere}
.parts{display:flex;flex-wrap:wrap;gap:4px 20px;padding:0;list-style:none}
article{background:${color.surface};border:1px solid ${color.line};border-radius:14px;padding:16px 18px;margin:12px 0}
article p{margin:4px 0 8px;color:${color.ink2}}article ul{margin:0 0 8px;padding-left:20px}
summary{cursor:pointer;color:${color.link};font-weight:600}summary span{color:${color.ink3};font-weight:400}
pre{overflow:auto;background:${color.sunken};border-radius:10px;padding:12px 14px;max-height:28rem}
:focus-visible{outline:2.5px solid ${color.focus};outline-offset:2px;border-radius:6px}`;

/** A plain page of the server's own, for when the web's build has no part in it or cannot be reached. */
export const htmlPage = (title: string, body: string, language: Language = "en"): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style></head>
<body><main>${body}</main></body></html>
`;
