import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { z } from 'zod';

function toCoins(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw new GraphQLError('Coins are a whole number from 0 to 2^53 − 1');
  return value;
}

/** Serializes coins. Amounts that leave an account are negative in output, but never in input. */
function fromCoins(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new GraphQLError('Coins are a whole number within ± 2^53 − 1');
  return value;
}

function toInstant(value: unknown): Date {
  const time = value instanceof Date ? value : typeof value === 'string' ? new Date(value) : undefined;
  if (!time || Number.isNaN(time.getTime())) throw new GraphQLError('a DateTime is an instant in ISO 8601');
  return time;
}

const isoInstant = z.iso.datetime({ offset: true });

/** Parses only ISO 8601: `new Date` also reads `Nov 3` in the host's time zone, and turns 30 February into 2 March. */
function fromIso(value: unknown): Date {
  return toInstant(isoInstant.safeParse(value).data);
}

function literal(node: ValueNode): unknown {
  if (node.kind === Kind.INT) return Number(node.value);
  return node.kind === Kind.STRING ? node.value : undefined;
}

const Coins = new GraphQLScalarType({
  name: 'Coins',
  serialize: fromCoins,
  parseValue: toCoins,
  parseLiteral: (node) => toCoins(literal(node)),
});

const DateTime = new GraphQLScalarType({
  name: 'DateTime',
  serialize: (value) => toInstant(value).toISOString(),
  parseValue: fromIso,
  parseLiteral: (node) => fromIso(literal(node)),
});

const JSONScalar = new GraphQLScalarType({ name: 'JSON' });

/** Resolvers of the base scalars; services add their own. */
export const scalarResolvers = { Coins, DateTime, JSON: JSONScalar };
