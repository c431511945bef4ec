import { describe, expect, it } from "vitest";
import { tidyFileName } from "./file-name.ts";

describe("The name of a document", () => {
  it.each([
    ["pay stub.pdf", "pay stub.pdf"],
    ["Paystub.PDF", "Paystub.pdf"],
    ["nómina_März.pdf", "nómina_März.pdf"],
    ["../../etc/passwd", "passwd.pdf"],
    ["C:\\Users\\dana\\stub.pdf", "stub.pdf"],
    ["a\r\nSet-Cookie: b.pdf", "aSet-Cookie: b.pdf"],
    ["stub\u202Efdp.exe", "stubfdp.exe.pdf"],
    ["program.exe", "program.exe.pdf"],
    ["..", "Document.pdf"],
    ["", "Document.pdf"],
    [" .pdf", "Document.pdf"],
    ["half a pair \ud83d.pdf", "half a pair \ufffd.pdf"],
  ])("of %j is %j", (given, name) => expect(tidyFileName(given, "application/pdf")).toBe(name));

  it("has at most a hundred characters before its ending, none of them cut in two", () => {
    expect(tidyFileName("😀".repeat(150), "application/pdf")).toBe(`${"😀".repeat(100)}.pdf`);
  });

  it("says what is kept", () => {
    expect(tidyFileName("IMG_0001.HEIC", "image/heic")).toBe("IMG_0001.jpg");
    expect(tidyFileName("letter.pdf", "application/msword")).toBe("letter.doc");
  });
});
