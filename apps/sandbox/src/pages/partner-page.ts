import { type Html, html } from "../platform/html.ts";

/** A page of a made-up partner, such as Google's sign-in. */
export const partnerPage = (title: string, content: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/pages/chooser.css">
</head>
<body>${content}</body>
</html>`.html;
