import { type Client, escapeIdentifier } from 'pg';

/** Tables of requests, in the order in which they can be filled, with their columns that name a request or must differ. */
const TABLES = {
  rfqs: ['id'],
  desk_requests: ['request_id', 'key'],
  desk_lines: ['request_id'],
  request_events: ['request_id'],
  quotes: ['request_id'],
  orders: ['request_id'],
} as const;

/**
 * Gives further shops the requests of one, until there are `shops`: rows copied within the database, which takes minutes for a million.
 * Shop number n is called `shop-n`; the first is `from`.
 */
export async function copyRequests(client: Client, from: string, shops: number): Promise<void> {
  for (const [table, own] of Object.entries(TABLES)) {
    const { rows } = await client.query<{ name: string }>(
      'select column_name as name from information_schema.columns where table_name = $1 order by ordinal_position',
      [table],
    );
    const names = rows.map(({ name }) => name);
    const values = names.map((name) => {
      const column = escapeIdentifier(name);
      if ((own as readonly string[]).includes(name)) return `n || '-' || ${column}`;
      // The longest table of all has no shop of its own.
      return name === 'provider_id' ? `'shop-' || n` : column;
    });
    const ofShop = names.includes('provider_id') ? 'provider_id = $2' : 'request_id in (select id from rfqs where provider_id = $2)';
    await client.query(
      `insert into ${escapeIdentifier(table)} (${names.map((name) => escapeIdentifier(name)).join(', ')})
       select ${values.join(', ')} from ${escapeIdentifier(table)}, generate_series(2, $1::int) n where ${ofShop} order by n`,
      [shops, from],
    );
  }
  await client.query('vacuum analyze');
}

/** Bytes of each table with its indexes, the largest first. */
export async function measureTables(client: Client): Promise<readonly { readonly table: string; readonly bytes: number }[]> {
  const { rows } = await client.query<{ table: string; bytes: string }>(
    `select relname as table, pg_total_relation_size(oid) as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc`,
  );
  return rows.map(({ table, bytes }) => ({ table, bytes: Number(bytes) }));
}
