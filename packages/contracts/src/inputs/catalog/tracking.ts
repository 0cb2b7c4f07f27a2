import { z } from 'zod';
import { PLATFORMS, TRAFFIC_BATCH_MAX } from '../../constants.ts';
import { LOCALES } from '../../locales.ts';
import { line, uuid } from '../text.ts';
import { utmShape } from './utm.ts';

/** A browser's random id, which says nothing about its person. */
export const clientId = z.string('invalid.text').regex(/^[A-Za-z0-9_.-]{8,64}$/, 'invalid.characters');

export const TRACKING_META_MAX_BYTES = 4096;
const CHARACTERS = new TextEncoder();

/** PostgreSQL's jsonb rejects NULs and lone surrogates, which JSON escapes like this; after an escaped backslash it is plain text. */
const fitsJsonb = (json: string): boolean => !/\\u(?:0000|d[89a-f])/.test(json.replaceAll('\\\\', ''));

/** A small object with any data of the client. */
const meta = z
  .record(z.string().max(100, 'invalid.too-long'), z.unknown(), 'invalid.text')
  .refine((value) => CHARACTERS.encode(JSON.stringify(value)).length <= TRACKING_META_MAX_BYTES, 'invalid.too-long')
  .refine((value) => fitsJsonb(JSON.stringify(value)), 'invalid.characters')
  .nullish()
  .transform((value) => value ?? {});

const optionalLine = (max: number) =>
  line(max)
    .nullish()
    .transform((value) => value ?? '');

/** A guest's browser, sent once recognising it is allowed (SPEC §3). `uuid` is its own; sending it again changes nothing. */
export const clientSourceProfileInput = z.object({
  uuid,
  platform_key: z.enum(PLATFORMS, 'invalid.platform'),
  client_type: optionalLine(40),
  os_name: optionalLine(60),
  os_version: optionalLine(60),
  meta,
});
export type ClientSourceProfileInput = z.output<typeof clientSourceProfileInput>;

const pageInfo = z
  .object({ url: optionalLine(2000), title: optionalLine(300), referrer: optionalLine(2000) })
  .nullish()
  .transform((value) => value ?? { url: '', title: '', referrer: '' });

/** One event on a page. Without `consent` nothing that identifies a person is stored. */
export const trafficLogInput = z.object({
  consent: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  client_id: clientId.nullish(),
  session_id: clientId.nullish(),
  event_name: z.string('invalid.text').regex(/^[a-z0-9][a-z0-9_.:-]{0,63}$/, 'invalid.characters'),
  ...utmShape,
  screen: optionalLine(40),
  language: z.enum(LOCALES, 'invalid.language').nullish(),
  agent: optionalLine(500),
  hit: z.int('invalid.whole-number').min(0, 'invalid.too-small').max(1_000_000, 'invalid.too-large').nullish(),
  page: pageInfo,
  meta,
});
export type TrafficLogInput = z.output<typeof trafficLogInput>;

/** A batch of events. */
export const trafficLogsInput = z.array(trafficLogInput).min(1, 'invalid.empty').max(TRAFFIC_BATCH_MAX, 'invalid.too-many');
