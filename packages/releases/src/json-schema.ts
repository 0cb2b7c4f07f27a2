import { isDeepStrictEqual } from 'node:util';

/** A JSON schema as zod writes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const ANNOTATIONS = new Set(['$schema', '$id', 'title', 'description', 'default', 'examples', 'deprecated', 'readOnly', 'writeOnly']);

/** Keywords with a number: a consumer may not require more (lower bounds) or allow less (upper bounds) than what is produced. */
const BOUNDS: Readonly<Record<string, 'lower' | 'upper'>> = {
  minimum: 'lower',
  exclusiveMinimum: 'lower',
  minLength: 'lower',
  minItems: 'lower',
  minProperties: 'lower',
  maximum: 'upper',
  exclusiveMaximum: 'upper',
  maxLength: 'upper',
  maxItems: 'upper',
  maxProperties: 'upper',
};

const KNOWN = new Set([
  ...ANNOTATIONS,
  ...Object.keys(BOUNDS),
  ...['type', 'properties', 'required', 'additionalProperties', 'propertyNames', 'items', 'anyOf', 'enum', 'const', 'format', 'pattern'],
]);

function objectOf(value: unknown): JsonSchema {
  return value !== null && typeof value === 'object' ? (value as JsonSchema) : {};
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Returns the only values that a schema has; null when it isn't a list of values. */
function valuesOf(schema: JsonSchema): unknown[] | null {
  if ('const' in schema) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : null;
}

const isAnything = (schema: JsonSchema) => Object.keys(schema).every((keyword) => ANNOTATIONS.has(keyword));

/**
 * Lists why a value of the produced schema may be rejected by the accepted one, each with its path; empty when none is. It errs on the side
 * of a reason: keywords that it doesn't know have to be the same in both.
 */
export function findIncompatible(produced: JsonSchema, accepted: JsonSchema, path = ''): string[] {
  if (isAnything(accepted) || isDeepStrictEqual(produced, accepted)) return [];
  if (Array.isArray(produced.anyOf)) return produced.anyOf.flatMap((one) => findIncompatible(objectOf(one), accepted, path));
  if (Array.isArray(accepted.anyOf)) return isOneOf(produced, accepted.anyOf) ? [] : [`${at(path)} has a form that isn't accepted`];
  return [
    ...findUnknown(produced, accepted, path),
    ...findValues(produced, accepted, path),
    ...findTypes(produced, accepted, path),
    ...findBounds(produced, accepted, path),
    ...findTexts(produced, accepted, path),
    ...findItems(produced, accepted, path),
    ...findProperties(produced, accepted, path),
  ];
}

const at = (path: string) => path || 'the payload';

const isOneOf = (produced: JsonSchema, accepted: readonly unknown[]) =>
  accepted.some((one) => findIncompatible(produced, objectOf(one)).length === 0);

function findUnknown(produced: JsonSchema, accepted: JsonSchema, path: string): string[] {
  return Object.keys(accepted)
    .filter((keyword) => !KNOWN.has(keyword) && !isDeepStrictEqual(produced[keyword], accepted[keyword]))
    .map((keyword) => `${at(path)} has another ${keyword}`);
}

function findValues(produced: JsonSchema, accepted: JsonSchema, path: string): string[] {
  const values = valuesOf(accepted);
  if (!values) return [];
  const made = valuesOf(produced);
  if (!made) return [`${at(path)} may have any value, and only ${values.map((value) => JSON.stringify(value)).join(', ')} are accepted`];
  const extra = made.filter((value) => !values.includes(value));
  return extra.map((value) => `${at(path)} may be ${JSON.stringify(value)}, which isn't accepted`);
}

function findTypes(produced: JsonSchema, accepted: JsonSchema, path: string): string[] {
  if (accepted.type === undefined || valuesOf(produced)) return [];
  const types = [accepted.type].flat();
  const made = produced.type === undefined ? ['anything'] : [produced.type].flat();
  const extra = made.filter((type) => !types.includes(type) && !(type === 'integer' && types.includes('number')));
  return extra.map((type) => `${at(path)} may be ${type}, and ${types.join(' or ')} is accepted`);
}

function findBounds(produced: JsonSchema, accepted: JsonSchema, path: string): string[] {
  if (valuesOf(produced)) return [];
  return Object.entries(BOUNDS).flatMap(([keyword, side]) => {
    const limit = accepted[keyword];
    if (typeof limit !== 'number') return [];
    const made = produced[keyword];
    const isInside = typeof made === 'number' && (side === 'lower' ? made >= limit : made <= limit);
    return isInside ? [] : [`${at(path)} has ${keyword} ${made ?? 'none'}, and ${limit} is accepted`];
  });
}

function findTexts(produced: JsonSchema, accepted: JsonSchema, path: string): string[] {
  if (valuesOf(produced)) return [];
  return ['format', 'pattern']
    .filter((keyword) => accepted[keyword] !== undefined && accepted[keyword] !== produced[keyword])
    .map((keyword) => `${at(path)} has ${keyword} ${produced[keyword] ?? 'none'}, and ${accepted[keyword]} is accepted`);
}

function findItems(produced: JsonSchema, accepted: JsonSchema, path: string): string[] {
  return accepted.items === undefined ? [] : findIncompatible(objectOf(produced.items), objectOf(accepted.items), `${path}[]`);
}

function findProperties(produced: JsonSchema, accepted: JsonSchema, path: string): string[] {
  const [made, wanted] = [objectOf(produced.properties), objectOf(accepted.properties)];
  const inside = (name: string) => (path ? `${path}.${name}` : name);
  const always = new Set(listOf(produced.required));
  const missing = listOf(accepted.required).filter((name) => !always.has(name));
  const rest = accepted.additionalProperties;
  const extra = Object.keys(made).filter((name) => !(name in wanted));
  return [
    ...missing.map((name) => `${inside(String(name))} is required, and may be missing`),
    ...Object.keys(wanted)
      .filter((name) => name in made)
      .flatMap((name) => findIncompatible(objectOf(made[name]), objectOf(wanted[name]), inside(name))),
    ...findNames(produced, accepted, path),
    ...(rest === false ? extra.map((name) => `${inside(name)} isn't accepted`) : []),
    ...(rest && typeof rest === 'object' ? findRest(produced, objectOf(rest), path) : []),
  ];
}

/** Compares the keys of a record. */
function findNames(produced: JsonSchema, accepted: JsonSchema, path: string): string[] {
  if (accepted.propertyNames === undefined) return [];
  return findIncompatible({ type: 'string', ...objectOf(produced.propertyNames) }, objectOf(accepted.propertyNames), `${path}.*`);
}

/** Compares the values of a record, whose keys aren't known. */
function findRest(produced: JsonSchema, accepted: JsonSchema, path: string): string[] {
  const made = produced.additionalProperties;
  return made && typeof made === 'object' ? findIncompatible(objectOf(made), accepted, `${path}.*`) : [];
}
