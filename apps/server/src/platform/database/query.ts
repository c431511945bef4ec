import pg from "pg";

/** What `client.query` does, without the copies it makes of each statement on its way. */
export function query<Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  name: string | undefined,
  text: string,
  values: readonly unknown[],
): Promise<pg.QueryResult<Row>> {
  const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult<Row>>();
  const statement = new pg.Query<Row>(text, (error, result) => {
    if (error) reject(error);
    else resolve(result);
  });
  client.query(Object.assign(statement, { name, values }));
  return promise;
}

/** Whatever is sent before anything else happens goes over the wire in one piece. */
export function travelTogether(client: pg.PoolClient): void {
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** What a connection knows by name does not hold any more; a fresh one is told anew. */
export const isOutOfDate = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === "26000" || error.routine === "RevalidateCachedQuery");
