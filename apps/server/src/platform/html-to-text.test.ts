import { describe, expect, it } from "vitest";
import { htmlToText } from "./html-to-text.ts";

describe("The text of an HTML mail:", () => {
  it.each<[string, string, string]>([
    ["paragraphs and breaks become lines", "<p>Hi<br>there</p><div>Ann &amp; Bo</div>", "Hi\nthere\n\nAnn & Bo"],
    ["spaces are as wide as they are shown", "<p>one\n  two&nbsp;three</p>", "one two three"],
    [
      "styles, scripts and titles say nothing",
      "<head><title>T</title></head><style>p{}</style><script>1</script>Yes",
      "Yes",
    ],
    ["hidden words say nothing", '<div style="display:none">preview</div><p>Yes</p>', "Yes"],
    [
      "Gmail's quote is left out",
      '<div dir="ltr">Friday.</div><div class="gmail_quote"><div class="gmail_attr">On … wrote:</div><blockquote>When?</blockquote></div>',
      "Friday.",
    ],
    ["Apple's quote is left out", '<div>Friday.</div><blockquote type="cite"><div>When?</div></blockquote>', "Friday."],
    ["what is answered below a quote stays", '<blockquote type="cite">When?</blockquote><p>Friday.</p>', "Friday."],
    [
      "everything after Outlook's line is left out",
      '<p>Friday.</p><div id="divRplyFwdMsg"><b>From:</b> P</div><div>When?</div>',
      "Friday.",
    ],
    ["broken markup is read all the same", "<p>Fri<b>day</p></i><div", "Friday"],
    ["a picture inside a quote does not end it", '<div class="gmail_quote"><img src="x">old<br>old</div>new', "new"],
  ])("%s", (_rule, html, text) => expect(htmlToText(html)).toBe(text));
});
