import { aCameraPhoto, formWith, upload } from "@porchlight/server/src/testing/photos.ts";

type Picture = { id: string; url: string; cardUrl: string; thumbnailUrl: string };
type Home = { slug: string; images: Picture[] };

/** Gives a home camera photos before those it has, and waits until browsers are sent them as AVIF. */
export async function giveCameraPhotos(url: string, token: string, propertyId: string, count: number): Promise<Home> {
  const headers = { authorization: `Bearer ${token}` };
  const photo = await aCameraPhoto();
  for (let index = 0; index < count; index++) await upload({ url }, { token }, propertyId, formWith(photo));
  const read = async () => (await (await fetch(`${url}/api/property/${propertyId}`, { headers })).json()) as Home;
  const newestFirst = (await read()).images.map(({ id }) => id).toReversed();
  await fetch(`${url}/api/property-image/order/${propertyId}`, {
    method: "PUT",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ imageIds: newestFirst }),
  });
  const home = await read();
  await untilInAvif(url, home.images.slice(0, count));
  return home;
}

/** A job makes the AVIFs, which takes seconds after an upload. */
async function untilInAvif(url: string, images: Picture[]): Promise<void> {
  const addresses = images.flatMap((image) => [image.url, image.cardUrl, image.thumbnailUrl]);
  const accept = "image/avif,image/webp,*/*";
  const isInAvif = async (address: string): Promise<boolean> =>
    (await fetch(new URL(address, url), { headers: { accept } })).headers.get("content-type") === "image/avif";
  while (!(await Promise.all(addresses.map(isInAvif))).every(Boolean))
    await new Promise((resolve) => setTimeout(resolve, 200));
}
