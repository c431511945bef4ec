import { PassThrough, type Readable } from "node:stream";
import pg from "pg";

/** Keeps the server's log, from here on, from being recycled before it was sent; it goes with the session. */
const keepLog = "CREATE_REPLICATION_SLOT porchlight_backup TEMPORARY PHYSICAL RESERVE_WAL";
const baseBackup = "BASE_BACKUP (LABEL 'porchlight', CHECKPOINT 'fast', WAL true, MANIFEST 'no')";

/** The letter that a message with bytes of the archive begins with. */
const archiveBytes = "d".charCodeAt(0);

/**
 * Returns the files of a running server as a tar archive, with all of its log that they need: put back, they are the
 * databases as they were when the archive ended. The server verifies its pages while it reads them and goes on working.
 * It waits for a reader that is slow; a stream that is destroyed ends it.
 * Errors  the stream ends with the server's error, or with the connection's
 */
export async function streamBaseBackup(connectionString: string): Promise<Readable> {
  const client = new pg.Client({ connectionString, replication: "database" } as pg.ClientConfig);
  const archive = new PassThrough();
  client.on("error", (error) => archive.destroy(error));
  archive.once("close", () => void client.end().catch(() => undefined));
  await client.connect();
  await client.query(keepLog);
  client.query(new BaseBackup(archive));
  return archive;
}

type Connection = { query(text: string): void; stream: Readable };

/** The statement whose answer is an archive. The names of its methods are the driver's. */
class BaseBackup implements pg.Submittable {
  readonly #archive: PassThrough;

  constructor(archive: PassThrough) {
    this.#archive = archive;
  }

  submit(connection: object): void {
    const { stream: socket } = connection as Connection;
    this.#archive.on("drain", () => socket.resume());
    (connection as Connection).query(baseBackup);
  }

  handleCopyData({ chunk }: { chunk: Buffer }, { stream: socket }: Connection): void {
    if (chunk[0] !== archiveBytes || this.#archive.destroyed) return;
    // The driver writes over what it has handed out.
    if (!this.#archive.write(Buffer.from(chunk.subarray(1)))) socket.pause();
  }

  handleError(error: Error): void {
    this.#archive.destroy(error);
  }

  handleReadyForQuery(): void {
    this.#archive.end();
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
}
