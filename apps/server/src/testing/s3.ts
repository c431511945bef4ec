import S3rver from "@20minutes/s3rver";
import type { S3Bucket } from "../platform/files/s3.ts";

/** Starts a server that speaks S3 and checks signatures, with one bucket in a local folder. */
export async function startS3(directory: string): Promise<{ bucket: S3Bucket; close(): Promise<void> }> {
  const store = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: "porchlight" }],
  });
  const { port } = await store.run();
  return {
    bucket: {
      endpoint: `http://127.0.0.1:${port}`,
      region: "us-east-1",
      bucket: "porchlight",
      // The only keys that this store knows.
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
    },
    close: () => store.close(),
  };
}
