import { hairlines, radius, space, type } from "@porchlight/design/scale.ts";
import { describe, expect, it } from "vitest";
import { renderMail } from "./layout.ts";
import type { MailBlock } from "./layout-blocks.ts";

const hostile = `<script>alert("1")</script> & 'more'`;
const everyBlock: MailBlock[] = [
  { kind: "paragraph", words: [hostile, { strong: hostile }, { link: hostile, href: 'https://homes.test/?a=1&b="2' }] },
  { kind: "heading", text: hostile },
  { kind: "buttons", buttons: [{ label: hostile, href: "https://homes.test/yes" }] },
  { kind: "code", code: hostile },
  { kind: "quote", who: hostile, text: hostile },
  { kind: "facts", rows: [{ label: hostile, value: hostile }] },
  { kind: "list", items: [hostile] },
  { kind: "note", words: hostile },
  {
    kind: "home",
    title: hostile,
    line: hostile,
    href: "https://homes.test/1",
    picture: { url: "https://homes.test/1.jpg", description: hostile },
  },
  { kind: "signature", name: hostile, role: hostile },
  { kind: "small", words: hostile },
];
const rendered = renderMail({ title: hostile, preview: hostile, blocks: everyBlock, footer: [hostile] });

describe("A mail", () => {
  it("escapes every text", () => {
    expect(rendered.html).not.toContain("<script");
    expect(rendered.html).not.toContain('alert("1")');
    const given = JSON.stringify(everyBlock).split("<script>").length - 1;
    const titleTwicePreviewAndFooter = 4;
    expect(rendered.html.match(/&#60;script&#62;/g)).toHaveLength(given + titleTwicePreviewAndFooter);
  });

  it("escapes a URL inside its attribute", () =>
    expect(rendered.html).toContain('href="https://homes.test/?a=1&#38;b=&#34;2"'));

  it("takes type, distances and corners from the design's scale", () => {
    const pixelsOf = (property: RegExp) =>
      [...rendered.html.matchAll(property)].flatMap(([, value]) => value!.match(/[\d.]+(?=px)/g) ?? []).map(Number);
    const steps = Object.values(type).map(({ size, line }) => `${size}px/${line}px`);
    const fonts = [...rendered.html.matchAll(/font:\d+ ([^ ]+)/g)].map(([, font]) => font);
    expect(fonts.length).toBeGreaterThan(10);
    expect(steps).toEqual(expect.arrayContaining(fonts));
    const distances = pixelsOf(/(?:margin|padding)[\w-]*:([^;"}]+)/g);
    expect(distances.length).toBeGreaterThan(20);
    expect([...hairlines, ...space, 18]).toEqual(expect.arrayContaining(distances));
    const insideCard = radius.card - 1;
    expect([0, ...hairlines, ...Object.values(radius), insideCard]).toEqual(
      expect.arrayContaining(pixelsOf(/border-radius:([^;"]+)/g)),
    );
  });

  it("links only to web, mail and phone URLs", () => {
    const linking = (href: string) =>
      renderMail({ preview: "", blocks: [{ kind: "buttons", buttons: [{ label: "Go", href }] }], footer: [] });
    expect(() => linking("javascript:alert(1)")).toThrow("may not link");
    expect(() => linking("/portfolio")).toThrow();
    expect(linking("tel:+14155550123").html).toContain('href="tel:+14155550123"');
  });

  it("has the same content as plain text, with URLs written out", () => {
    const { text } = renderMail({
      title: "Your showing",
      preview: "",
      blocks: [
        { kind: "paragraph", words: ["See ", { link: "the home", href: "https://homes.test/1" }] },
        { kind: "quote", who: "Dana", text: "Parking?\nPets?" },
        { kind: "facts", rows: [{ label: "When", value: "Saturday" }] },
        { kind: "buttons", buttons: [{ label: "Yes", href: "https://homes.test/yes" }] },
      ],
      footer: ["You asked."],
    });
    expect(text).toBe(
      [
        "Your showing",
        "See the home (https://homes.test/1)",
        "Dana:\n> Parking?\n> Pets?",
        "When: Saturday",
        "Yes: https://homes.test/yes",
        "--\nYou asked.\n",
      ].join("\n\n"),
    );
  });

  it("has styles for both themes and names its language", () => {
    expect(rendered.html).toContain("@media (prefers-color-scheme:dark)");
    expect(rendered.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(renderMail({ preview: "", blocks: [], footer: [], language: "es" }).html).toContain('<html lang="es">');
  });
});
