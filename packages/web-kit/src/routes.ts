/** The values of a pattern's parameters; an optional one that isn't there is undefined. */
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
 * Whether a path (without language prefix) fits a pattern, and its parameters.
 * @param pattern as in `slice.config.ts`: `:name` for a parameter, `:name?` for one that may be missing.
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

/** Fixed segments before parameters, segment by segment, so that `/store/new` wins over `/store/:id` whatever the order of slices. */
function specificity(pattern: string): string {
  const ranks = segmentsOf(pattern).map((segment) => (segment.startsWith(':') ? (segment.endsWith('?') ? '0' : '1') : '2'));
  return `${ranks.join('')}9`;
}

/** The most specific route that fits a path, with its parameters. */
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

/** The shapes of paths a pattern takes, one for each optional parameter present or not. */
function shapesOf(pattern: string): string[] {
  let shapes = [''];
  for (const segment of segmentsOf(pattern)) {
    const longer = shapes.map((shape) => `${shape}/${segment.startsWith(':') ? ':' : segment}`);
    shapes = segment.endsWith('?') ? [...shapes, ...longer] : longer;
  }
  return shapes;
}

/** Two patterns that one path could fit equally well: their parameters' names differ at most. */
export function samePattern(one: string, other: string): boolean {
  const shapes = new Set(shapesOf(one));
  return shapesOf(other).some((shape) => shapes.has(shape));
}
