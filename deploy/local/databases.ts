import pg from 'pg';

/** How a service reaches its database: its owner for migrations, its runtime role for everything else. */
export interface ServiceDatabase {
  ownerUrl: string;
  runtimeUrl: string;
  runtimeRole: string;
}

export interface LocalDatabaseOptions {
  port: number;
  superuserUrl: string;
  name: string;
  ownerPassword: string;
  runtimePassword: string;
}

/** Returns the connection URLs of a service's database on the local server, without connecting. */
export function localDatabase({ port, name, ownerPassword, runtimePassword }: Omit<LocalDatabaseOptions, 'superuserUrl'>): ServiceDatabase {
  const runtimeRole = `${name}_runtime`;
  const url = (role: string, password: string) => `postgres://${role}:${password}@127.0.0.1:${port}/${name}`;
  return { ownerUrl: url(`${name}_owner`, ownerPassword), runtimeUrl: url(runtimeRole, runtimePassword), runtimeRole };
}

/** Creates the database and its two roles if missing. The runtime role owns nothing and can't create tables. */
export async function createDatabase(options: LocalDatabaseOptions): Promise<void> {
  const { name, superuserUrl, ownerPassword, runtimePassword } = options;
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length === 0) await createWithRoles();
    // Repeated at each start, because a start may be interrupted between the two.
    await client.query(`revoke all on database ${client.escapeIdentifier(name)} from public`);
    await client.query(`grant connect on database ${client.escapeIdentifier(name)} to ${client.escapeIdentifier(`${name}_runtime`)}`);
  } finally {
    await client.end();
  }

  async function createWithRoles(): Promise<void> {
    for (const [role, password] of [
      [`${name}_owner`, ownerPassword],
      [`${name}_runtime`, runtimePassword],
    ] as const) {
      const known = await client.query('select 1 from pg_roles where rolname = $1', [role]);
      const verb = known.rows.length > 0 ? 'alter' : 'create';
      await client.query(`${verb} role ${client.escapeIdentifier(role)} login password ${client.escapeLiteral(password)}`);
    }
    // Created last: while it is missing, the next start repeats the steps of an interrupted one.
    await client.query(`create database ${client.escapeIdentifier(name)} owner ${client.escapeIdentifier(`${name}_owner`)}`);
  }
}

/** Returns whether the server at `url` responds to a query. */
export async function answersQueries(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
