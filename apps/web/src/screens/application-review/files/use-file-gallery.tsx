import type { ApplicationView } from "@porchlight/contract/applications.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { freshMilliseconds } from "../../../sections/uploads/fresh-addresses.ts";
import { applicationsQuery } from "../data.ts";
import { attachedGroups, type OpenFile } from "./application-files.ts";
import { FileGallery } from "./LazyFileGallery.tsx";

/**
 * The full-screen gallery of an application's files, and what opens it at one of them. Photos of pets are a gallery of
 * their own.
 */
export function useFileGallery(application: ApplicationView, bundleId: string): { open: OpenFile; gallery: ReactNode } {
  const [opened, setOpened] = useState<string | null>(null);
  const { dataUpdatedAt, refetch } = useQuery({
    ...applicationsQuery(bundleId),
    refetchInterval: opened === null ? false : freshMilliseconds,
  });
  const groups = [attachedGroups(application).flatMap((group) => group.files), application.petPhotos];
  const files = groups.find((group) => group.some(({ id }) => id === opened)) ?? [];
  const open = async (documentId: string) => {
    if (Date.now() - dataUpdatedAt > freshMilliseconds) await refetch();
    setOpened(documentId);
  };
  const openAt = files.findIndex(({ id }) => id === opened);
  const gallery = openAt >= 0 && <FileGallery files={files} openAt={openAt} onClose={() => setOpened(null)} />;
  return { open: (documentId) => void open(documentId), gallery };
}
