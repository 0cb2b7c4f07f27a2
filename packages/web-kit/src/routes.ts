/** Values of a pattern's parameters; undefined for a missing optional one. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/**
 * Returns a path's parameters, or null when the path (without language prefix) doesn't match the pattern.
 * @param pattern as in `slice.config.ts`: `:name` for a parameter, `:name?` for an optional one.
 */
export function matchPattern(pattern: string, pathname: string): RouteParams | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  if (given.length > wanted.length) return null;
  const params: Record<string, string | undefined> = {};
  for (const [index, want] of wanted.entries()) {
    const got = given[index];
    if (!want.startsWith(':')) {
      if (want !== got) return null;
      continue;
    }
    const optional = want.endsWith('?');
    if (got === undefined && !optional) return null;
    const value = got === undefined ? undefined : decode(got);
    if (value === null) return null;
    params[want.slice(1, optional ? -1 : undefined)] = value;
  }
  return params;
}

/** Returns a sort key that ranks fixed segments before parameters, so that `/store/new` wins over `/store/:id` in any order of slices. */
function specificity(pattern: string): string {
  const ranks = segmentsOf(pattern).map((segment) => (segment.startsWith(':') ? (segment.endsWith('?') ? '0' : '1') : '2'));
  return `${ranks.join('')}9`;
}

/** Returns the most specific route that matches a path, with its parameters. */
export function matchRoute<T extends { pattern: string }>(
  routes: readonly T[],
  pathname: string,
): { route: T; params: RouteParams } | null {
  let best: { route: T; params: RouteParams } | null = null;
  for (const route of routes) {
    const params = matchPattern(route.pattern, pathname);
    if (params && (!best || specificity(route.pattern) > specificity(best.route.pattern))) best = { route, params };
  }
  return best;
}

/** Returns a pattern's path shapes, with and without each optional parameter. */
function shapesOf(pattern: string): string[] {
  let shapes = [''];
  for (const segment of segmentsOf(pattern)) {
    const longer = shapes.map((shape) => `${shape}/${segment.startsWith(':') ? ':' : segment}`);
    shapes = segment.endsWith('?') ? [...shapes, ...longer] : longer;
  }
  return shapes;
}

/** Returns whether two patterns are equal except for the names of their parameters, so that a path may match both equally. */
export function samePattern(one: string, other: string): boolean {
  const shapes = new Set(shapesOf(one));
  return shapesOf(other).some((shape) => shapes.has(shape));
}
