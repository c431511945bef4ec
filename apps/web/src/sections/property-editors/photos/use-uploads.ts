import { type PhotoView, uploadPhoto } from "@porchlight/contract/photos.ts";
import { useSyncExternalStore } from "react";
import { messageOf } from "../../../app/call-error.ts";
import { queryClient } from "../../../app/query-client.ts";
import { upload } from "../../../app/upload.ts";
import { homesUploading } from "../../property/photo-order.ts";
import { createUploadQueue, type UploadQueue } from "../../uploads/upload-queue.ts";
import { warnWhileUploading } from "../../uploads/warn-while-uploading.ts";
import { cachePhotos, saveShownOrder, withArrived } from "./data.ts";
import { reasonAgainst, refusesFile } from "./photo-files.ts";

const queues = new Map<string, UploadQueue>();

/** A home's photos on their way. They go on when the editor is closed, and are there when it is opened again. */
function uploadsOf(propertyId: string): UploadQueue {
  const known = queues.get(propertyId);
  if (known) return known;
  const params = { id: propertyId };
  const queue = createUploadQueue<PhotoView>(
    (file, onPercent, signal) => upload(uploadPhoto, { params, file, field: "image", onPercent, signal }),
    {
      reasonAgainst,
      messageOf,
      refusesFile,
      onDone: (photo, later) => cachePhotos(queryClient, propertyId, (photos) => withArrived(photos, photo, later)),
      onDrained: () => saveShownOrder(queryClient, propertyId),
    },
  );
  queue.subscribe(() =>
    markUploading(
      queue.list().some(({ state }) => state.kind !== "failed"),
      propertyId,
    ),
  );
  queues.set(propertyId, queue);
  return queue;
}

/** Marks the home. Closing the page would stop its uploads, so the browser asks first. */
function markUploading(isUnderWay: boolean, propertyId: string): void {
  if (isUnderWay) homesUploading.add(propertyId);
  else homesUploading.delete(propertyId);
  warnWhileUploading(propertyId, isUnderWay);
}

export function useUploads(propertyId: string) {
  const queue = uploadsOf(propertyId);
  return { queue, uploads: useSyncExternalStore(queue.subscribe, queue.list) };
}
