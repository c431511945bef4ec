import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const fromPhone = fileURLToPath(new URL("./files/phone.heic", import.meta.url));
const tile = { width: 256, height: 192, from: 0x1b1, bytes: 0x169 };

const u16 = (number: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(number);
  return bytes;
};
const u32 = (number: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
};
const box = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type), body]);
};
const fullBox = (type: string, version: number, ...parts: Buffer[]): Buffer => box(type, u32(version << 24), ...parts);

/** Returns a HEIC of many identical tiles, so that a small file takes long to read (ISO/IEC 23008-12). */
export async function heicGrid(columns: number, rows: number): Promise<Buffer> {
  const phone = await readFile(fromPhone);
  const boxOfPhone = (type: string): Buffer => {
    const at = phone.indexOf(type) - 4;
    return phone.subarray(at, at + phone.readUInt32BE(at));
  };
  const size = [u32(columns * tile.width), u32(rows * tile.height)];
  const grid = Buffer.concat([Buffer.from([0, 1, rows - 1, columns - 1]), ...size]);
  const tiles = Array.from({ length: columns * rows }, (_, index) => index + 2);
  const count = tiles.length + 1;

  const metaFor = (dataAt: number): Buffer => {
    const at = (id: number, offset: number, length: number) =>
      Buffer.concat([u16(id), u16(0), u32(offset), u16(1), u32(0), u32(length)]);
    const info = (id: number, type: string) => fullBox("infe", 2, u16(id), u16(0), Buffer.from(type), Buffer.from([0]));
    const looks = (id: number, ...properties: number[]) =>
      Buffer.concat([u16(id), Buffer.from([properties.length, ...properties])]);
    const properties = box("ipco", ...["hvcC", "ispe", "pixi"].map(boxOfPhone), fullBox("ispe", 0, ...size));
    return fullBox(
      "meta",
      0,
      fullBox("hdlr", 0, u32(0), Buffer.from("pict"), Buffer.alloc(13)),
      fullBox("pitm", 0, u16(1)),
      fullBox(
        "iloc",
        0,
        Buffer.from([0x44, 0x40]),
        u16(count),
        at(1, dataAt, grid.length),
        ...tiles.map((id) => at(id, dataAt + grid.length, tile.bytes)),
      ),
      fullBox("iinf", 0, u16(count), info(1, "grid"), ...tiles.map((id) => info(id, "hvc1"))),
      box("iprp", properties, fullBox("ipma", 0, u32(count), looks(1, 4), ...tiles.map((id) => looks(id, 0x81, 2, 3)))),
      fullBox("iref", 0, box("dimg", u16(1), u16(tiles.length), ...tiles.map(u16))),
    );
  };
  const kind = boxOfPhone("ftyp");
  const meta = metaFor(kind.length + metaFor(0).length + 8);
  return Buffer.concat([kind, meta, box("mdat", grid, phone.subarray(tile.from, tile.from + tile.bytes))]);
}
