import { z } from "zod";
import { endpoint, id, instant } from "./endpoint.ts";

/** One photo of a home. The first in order is the cover. */
export const photoView = z.object({
  id,
  url: z.string(),
  cardUrl: z.string(),
  thumbnailUrl: z.string(),
  jpegUrl: z.string(),
  width: z.number(),
  height: z.number(),
  uploadedAt: instant,
  order: z.number(),
});
export type PhotoView = z.infer<typeof photoView>;

const propertyParams = z.object({ id });
const photoParams = z.object({ id, imageId: id });
const photos = z.array(photoView);

export const uploadPhoto = endpoint({
  method: "POST",
  path: "/property-image/:id",
  who: "investor",
  summary: "Adds a photo to a home: one file in the field `image`, of at most 25 MB",
  params: propertyParams,
  reply: photoView,
  status: 201,
  kind: "upload",
  fileField: "image",
});

export const orderPhotos = endpoint({
  method: "PUT",
  path: "/property-image/order/:id",
  who: "investor",
  summary: "Puts a home's photos in the order of their ids; returns all of them",
  params: propertyParams,
  body: z.strictObject({ imageIds: z.array(id).max(500) }),
  reply: photos,
});

export const sortPhotos = endpoint({
  method: "PUT",
  path: "/property-image/sort/:id",
  who: "investor",
  summary: "Puts the best listing photos first and keeps the cover; returns all of them",
  params: propertyParams,
  reply: photos,
});

export const choosePhotoAsCover = endpoint({
  method: "PUT",
  path: "/property-image/cover/:id/:imageId",
  who: "investor",
  summary: "Makes a photo the cover; returns all of them",
  params: photoParams,
  reply: photos,
});

export const deletePhoto = endpoint({
  method: "DELETE",
  path: "/property-image/:id/:imageId",
  who: "investor",
  summary: "Deletes a photo; answers those left",
  params: photoParams,
  reply: photos,
});
