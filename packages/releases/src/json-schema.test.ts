import { describe, expect, test } from '@jest/globals';
import { EVENTS, type EventType } from '@meowtale/contracts/events/index';
import { z } from 'zod';
import { findIncompatible, type JsonSchema } from './json-schema.ts';

const made = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'output' }) as JsonSchema;
const taken = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
const compare = (producer: z.ZodType, consumer: z.ZodType) => findIncompatible(made(producer), taken(consumer));

const paid = z.object({ orderUuid: z.uuid(), priceCoins: z.int().nonnegative(), agent: z.object({ rateBp: z.int() }).nullable() });

describe('a producer', () => {
  test.each<[string, z.ZodType, z.ZodType, string[]]>([
    ['of the same schema', paid, paid, []],
    ['with one more field', paid.extend({ silver: z.int() }), paid, []],
    ['with one field less', paid.omit({ priceCoins: true }), paid, ['priceCoins is required, and may be missing']],
    ['with a field that may be missing', paid.partial({ priceCoins: true }), paid, ['priceCoins is required, and may be missing']],
    ['with a field of another type', paid.extend({ priceCoins: z.string() }), paid, ['priceCoins may be string, and integer is accepted']],
    ['with a whole number for a number', z.object({ a: z.int() }), z.object({ a: z.number() }), []],
    [
      'with a field that may be null',
      paid.extend({ orderUuid: z.uuid().nullable() }),
      paid,
      ['orderUuid may be null, and string is accepted'],
    ],
    ['with a field that is never null', paid.extend({ agent: z.object({ rateBp: z.int() }) }), paid, []],
    [
      'with a value that is lower',
      z.object({ a: z.number().min(-1) }),
      z.object({ a: z.number().min(0) }),
      ['a has minimum -1, and 0 is accepted'],
    ],
    [
      'with a longer text',
      z.object({ a: z.string().max(20) }),
      z.object({ a: z.string().max(10) }),
      ['a has maxLength 20, and 10 is accepted'],
    ],
    ['with a shorter text', z.object({ a: z.string().max(5) }), z.object({ a: z.string().max(10) }), []],
    ['with any text for a UUID', z.object({ a: z.string() }), z.object({ a: z.uuid() }), ['a has format none, and uuid is accepted']],
    ['with one of fewer values', z.object({ a: z.enum(['x']) }), z.object({ a: z.enum(['x', 'y']) }), []],
    [
      'with one more value',
      z.object({ a: z.enum(['x', 'z']) }),
      z.object({ a: z.enum(['x', 'y']) }),
      ['a may be "z", which isn\'t accepted'],
    ],
    [
      'with any text for values',
      z.object({ a: z.string() }),
      z.object({ a: z.enum(['x']) }),
      ['a may have any value, and only "x" are accepted'],
    ],
    [
      'with other items',
      z.object({ a: z.array(z.string()) }),
      z.object({ a: z.array(z.int()) }),
      ['a[] may be string, and integer is accepted'],
    ],
    [
      'with other values of a record',
      z.object({ a: z.record(z.string(), z.string()) }),
      z.object({ a: z.record(z.string(), z.int()) }),
      ['a.* may be string, and integer is accepted'],
    ],
    ['with one of several forms', z.object({ a: z.literal(1) }), z.object({ a: z.union([z.literal(1), z.literal(2)]) }), []],
    ['for a consumer of anything', paid, z.object({ orderUuid: z.unknown() }), []],
    ['with a field for a strict consumer', z.object({ a: z.int(), b: z.int() }), z.strictObject({ a: z.int() }), ["b isn't accepted"]],
  ])('%s', (_, producer, consumer, reasons) => {
    const found = compare(producer, consumer);
    if (reasons.length === 0) expect(found).toEqual([]);
    else expect(found).toEqual(expect.arrayContaining(reasons));
  });
});

test('an unknown keyword of the consumer has to be the same', () => {
  expect(findIncompatible({ type: 'string' }, { type: 'string', contentEncoding: 'base64' })).toEqual([
    'the payload has another contentEncoding',
  ]);
});

test.each(Object.keys(EVENTS) as EventType[])('%s is compatible with itself', (type) => {
  expect(compare(EVENTS[type].schema, EVENTS[type].schema)).toEqual([]);
});
