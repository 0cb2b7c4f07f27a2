const RESPONSE_JSON = 'application/graphql-response+json';
const JSON_TYPE = 'application/json';

/** How much a client wants a media type, 0 to 1; undefined where its `Accept` doesn't name it. */
function weightOf(accept: string, type: string): number | undefined {
  for (const range of accept.split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    if (name !== type) continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
  }
  return undefined;
}

/** Returns the media type of a GraphQL response for an `Accept` header: GraphQL's own where it is named and JSON isn't wanted more. */
export function responseTypeFor(accept = ''): string {
  const own = weightOf(accept, RESPONSE_JSON) ?? 0;
  const isOwn = own > 0 && own >= (weightOf(accept, JSON_TYPE) ?? 0);
  return `${isOwn ? RESPONSE_JSON : JSON_TYPE}; charset=utf-8`;
}
