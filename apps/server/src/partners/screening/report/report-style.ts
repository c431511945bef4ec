import { semantic } from "@porchlight/design/colors.ts";

const color = semantic.light;

/** The style sheet of a report: on a phone each row of a list becomes a card, and a page break cuts none. */
export const reportStyle = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:${color.surface};color:${color.ink};font:16px/24px system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:24px 16px 48px}
h1{font-size:26px;line-height:32px;margin:0 0 16px}h2{font-size:20px;line-height:28px;margin:28px 0 8px}
h3,h4,h5,h6{font-size:16px;line-height:24px;margin:18px 0 6px}
.head{margin:0 0 32px}.head p{margin:0 0 8px}.head h2{margin-top:0}.score{font-size:40px;line-height:48px;font-variant-numeric:tabular-nums}
ul{margin:0;padding-left:20px}
table{width:100%;border-collapse:collapse;font-size:14px;line-height:20px}
th,td{padding:8px 10px 8px 0;border-bottom:1px solid ${color.line};text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{color:${color.ink2};font-weight:600}.fields th{width:40%}
tr,h2,h3{break-inside:avoid}h2,h3{break-after:avoid}
@media (max-width:40rem){
.records thead{display:none}
.records,.records tbody,.records tr{display:block}
.records tr{border:1px solid ${color.line};border-radius:10px;padding:6px 12px;margin:0 0 10px}
.records td{display:grid;grid-template-columns:40% 1fr;gap:10px;padding:6px 0}
.records td:last-child{border:0}.records td:empty{display:none}
.records td::before{content:attr(data-label);color:${color.ink2};font-weight:600}
}`;
