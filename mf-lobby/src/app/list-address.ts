/** An address with a query; values left out or empty are not in it. */
export function addressOf(path: string, query: Record<string, string | number | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') params.set(name, String(value));
  return params.size > 0 ? `${path}?${params}` : path;
}
