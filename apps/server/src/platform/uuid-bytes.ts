/** The number of bytes of a UUID. */
export const uuidByteCount = 16;

export const uuidToBytes = (uuid: string): Buffer => Buffer.from(uuid.replaceAll("-", ""), "hex");

export const uuidFromBytes = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
