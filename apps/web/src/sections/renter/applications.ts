import {
  getRenterApplication,
  listRenterApplications,
  setApplicationLanguage,
} from "@porchlight/contract/renter-applications.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../app/call.ts";
import { queryClient } from "../../app/query-client.ts";
import { freshOnReturn } from "./fresh-on-return.ts";
import { ownKeys } from "./own-keys.ts";

const all = ownKeys.applications;

export const applicationsQuery = queryOptions({
  queryKey: [...all, "list"],
  queryFn: ({ signal }) => call(listRenterApplications, { signal }),
  ...freshOnReturn,
});

export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, id],
    queryFn: ({ signal }) => call(getRenterApplication, { params: { id }, signal }),
    ...freshOnReturn,
  });

export const invalidateApplications = (): Promise<void> => queryClient.invalidateQueries({ queryKey: all });

/** Sets the language of applications and their mails. */
export async function chooseLanguage(ids: readonly string[], language: Language): Promise<void> {
  await Promise.all(ids.map((id) => call(setApplicationLanguage, { params: { id }, body: { language } })));
  await invalidateApplications();
}
