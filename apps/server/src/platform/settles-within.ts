/** Whether `work` is done within `ms` milliseconds. Rejects as it does; what fails later is ignored. */
export async function settlesWithin(ms: number, work: Promise<unknown> | undefined): Promise<boolean> {
  const overdue = Promise.withResolvers<false>();
  const timer = setTimeout(overdue.resolve, ms, false);
  try {
    return await Promise.race([Promise.resolve(work).then(() => true), overdue.promise]);
  } finally {
    clearTimeout(timer);
  }
}
