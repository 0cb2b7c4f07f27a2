/** Keyset paging takes over beyond it (DESIGN §9); no list here is that long. */
const LAST_PAGE = 100;

/** The page a list's address names; anything that makes no sense is the first. */
export function pageOf(search: string): number {
  const page = Number(new URLSearchParams(search).get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** An address with a query; values left out or empty are not in it. */
export function addressOf(path: string, query: Record<string, string | number | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') params.set(name, String(value));
  return params.size > 0 ? `${path}?${params}` : path;
}
