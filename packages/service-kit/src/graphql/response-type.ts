const RESPONSE_JSON = 'application/graphql-response+json';
const JSON_TYPE = 'application/json';

/** Returns a media type's quality value in an `Accept` header, 0 to 1; undefined when it isn't named. */
function weightOf(accept: string, type: string): number | undefined {
  for (const range of accept.split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    if (name !== type) continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
  }
  return undefined;
}

/**
 * Returns the media type of a GraphQL response for an `Accept` header: GraphQL's own when it is named and JSON has no higher quality value.
 */
export function responseTypeFor(accept = ''): string {
  const own = weightOf(accept, RESPONSE_JSON) ?? 0;
  const isOwn = own > 0 && own >= (weightOf(accept, JSON_TYPE) ?? 0);
  return `${isOwn ? RESPONSE_JSON : JSON_TYPE}; charset=utf-8`;
}
