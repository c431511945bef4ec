import { open } from "node:fs/promises";
import type { PhotoView } from "@porchlight/contract/photos.ts";
import { photoPixels } from "@porchlight/domain/properties/limits.ts";
import {
  inOrder,
  requirePhotoRoom,
  sorted,
  withCover,
  withoutPhoto,
  withPhoto,
} from "@porchlight/domain/properties/photos.ts";
import type { PropertyImage } from "@porchlight/domain/properties/property.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import { whileReserved } from "../platform/files/orphaned-files.ts";
import * as orphanedPictures from "../platform/files/orphaned-pictures.ts";
import { type PictureKind, pictureKind, signatureByteCount } from "../platform/files/picture-kinds.ts";
import { type DrawnPicture, drawPhoto, pictureUrls, storePicture } from "../platform/files/pictures.ts";
import type { Investor } from "../platform/http/serve.ts";
import type { Upload } from "../platform/http/uploads.ts";
import { changeOwnProperty, type HomeActor } from "../properties/change-own-property.ts";
import { loadOwnProperty } from "../properties/store.ts";

/** Asked before its bytes are read. Errors  as `loadOwnProperty`, `photo.too-many`. */
export async function checkPhotoRoom(app: App, actor: Investor, propertyId: string): Promise<void> {
  const { property } = await loadOwnProperty(app.db, actor.companyId, propertyId);
  requirePhotoRoom(property.images);
}

/** Adds an uploaded file as the last photo of the home. */
export async function add(
  app: App,
  actor: HomeActor,
  propertyId: string,
  upload: Pick<Upload, "path" | "isGone">,
): Promise<PhotoView> {
  const picture = await drawPhoto(upload.path, await kindOf(upload.path), photoPixels.max);
  const id = crypto.randomUUID();
  return whileReserved(app, orphanedPictures, id, async () => {
    await storePicture(app.files, id, picture);
    // Whoever broke off did not see it arrive and will send it again.
    if (upload.isGone()) refuse("upload-broken-off");
    const photo = photoOf(id, picture, app.clock.now());
    const images = await changePhotos(app, actor, propertyId, async (photos, tx) => {
      if (!(await orphanedPictures.claim(tx, id))) refuse("upload-broken-off");
      await app.jobs.enqueue(tx, "add-avif", { propertyId, id });
      return withPhoto(photos, photo);
    });
    return images.at(-1)!;
  });
}

/** The record of a picture that is kept under its id. */
export const photoOf = (id: string, { width, height }: DrawnPicture, at: Temporal.Instant): PropertyImage => ({
  id,
  ...pictureUrls(id),
  width,
  height,
  uploadedAt: at.toString(),
  order: 0,
});

export const order = (app: App, actor: Investor, propertyId: string, ids: string[]) =>
  changePhotos(app, actor, propertyId, (photos) => inOrder(photos, ids));

export const sort = (app: App, actor: Investor, propertyId: string) => changePhotos(app, actor, propertyId, sorted);

export const cover = (app: App, actor: Investor, propertyId: string, id: string) =>
  changePhotos(app, actor, propertyId, (photos) => withCover(photos, id));

export const remove = (app: App, actor: Investor, propertyId: string, id: string) =>
  changePhotos(app, actor, propertyId, async (photos, tx) => {
    const left = withoutPhoto(photos, id);
    await orphanedPictures.markOrphaned(tx, [id], app.clock.now());
    return left;
  });

async function changePhotos(
  app: App,
  actor: HomeActor,
  propertyId: string,
  decide: (photos: readonly PropertyImage[], tx: Tx) => PropertyImage[] | Promise<PropertyImage[]>,
): Promise<PropertyImage[]> {
  const { property } = await changeOwnProperty(app, actor, propertyId, async ({ property: held }, tx) => ({
    property: { ...held, images: await decide(held.images, tx) },
  }));
  return property.images;
}

async function kindOf(path: string): Promise<PictureKind> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signatureByteCount), 0, signatureByteCount, 0);
    return pictureKind(buffer.subarray(0, bytesRead)) ?? refuse("photo.wrong-kind");
  } finally {
    await file.close();
  }
}
