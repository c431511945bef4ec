import { orderPhotos, type PhotoView, uploadPhoto } from "@porchlight/contract/photos.ts";
import { useSyncExternalStore } from "react";
import { call } from "../../../app/call.ts";
import { queryClient } from "../../../app/query-client.ts";
import { upload } from "../../../app/upload.ts";
import { propertyQuery } from "../property-query.ts";
import { keepPhotos } from "./data.ts";
import { createUploadQueue, type UploadQueue } from "./upload-queue.ts";

const queues = new Map<string, UploadQueue>();

/** A home's photos on their way. They go on when the editor is closed, and are there when it is opened again. */
function uploadsOf(propertyId: string): UploadQueue {
  const known = queues.get(propertyId);
  if (known) return known;
  const params = { id: propertyId };
  const queue = createUploadQueue<PhotoView>(
    (file, onPercent, signal) => upload(uploadPhoto, { params, file, field: "image", onPercent, signal }),
    {
      onDone: (photo) =>
        keepPhotos(queryClient, propertyId, (photos) => [...photos.filter(({ id }) => id !== photo.id), photo]),
      onDrained: (arrived) => asChosen(propertyId, arrived),
    },
  );
  queue.subscribe(() =>
    warnWhile(
      queue.list().some(({ state }) => state.kind !== "failed"),
      propertyId,
    ),
  );
  queues.set(propertyId, queue);
  return queue;
}

/** A small photo overtakes a large one on the way; in the end they hang as they were chosen, unless their owner moved one. */
async function asChosen(propertyId: string, arrived: PhotoView[]): Promise<void> {
  const home = queryClient.getQueryData(propertyQuery(propertyId).queryKey);
  if (!home) return;
  const ids = home.images.map(({ id }) => id);
  const chosen = arrived.map(({ id }) => id).filter((id) => ids.includes(id));
  const others = ids.filter((id) => !chosen.includes(id));
  const wanted = [...others, ...chosen];
  const hasMoved = others.some((id, index) => id !== ids[index]);
  if (hasMoved || wanted.every((id, index) => id === ids[index])) return;
  await call(orderPhotos, { params: { id: propertyId }, body: { imageIds: wanted } })
    .then((photos) => keepPhotos(queryClient, propertyId, () => photos))
    .catch(() => undefined);
}

const underWay = new Set<string>();
const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Closing the page would stop them, so the browser asks first. */
function warnWhile(isUnderWay: boolean, propertyId: string): void {
  if (isUnderWay) underWay.add(propertyId);
  else underWay.delete(propertyId);
  if (underWay.size > 0) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
}

export function useUploads(propertyId: string) {
  const queue = uploadsOf(propertyId);
  return { queue, uploads: useSyncExternalStore(queue.subscribe, queue.list) };
}
