import { z } from 'zod';

// Ways in which the conformance server can misbehave. Each fault is for one request; without any it behaves.

export const TEXT_FAULTS = [
  /** Answers after `slowMs`, unless the client has disconnected. */
  'slow',
  /** Closes the connection in the middle of the answer. */
  'cut-off',
  /** Sends half of the answer, and then nothing more. */
  'stalled',
  /** Ends like an answer that reached its length limit. */
  'length',
  /** Answers prose without repairable JSON. */
  'bad-json',
  /** Answers JSON with a trailing comma, in a fence, after thoughts. */
  'loose-json',
  'wrong-schema',
  'refusal',
  'content-filter',
  /** 429 without Retry-After, and with one of a second or an hour. */
  'busy',
  'busy-second',
  'busy-hour',
  'down',
  /** 401, with the key in its message as some servers send it. */
  'unauthorized',
  'endless',
] as const;

export const PICTURE_FAULTS = [
  /** Draws until its progress was polled four times. */
  'slow',
  'hang',
  'cut-off',
  'bad-json',
  'busy',
  'down',
  'refused',
  'none',
  'no-picture',
  'wrong-size',
  'huge',
  'gif',
  'endless',
] as const;

/** Its behaviour from now on, set by tests directly and by journeys with `POST /conformance`. */
export const conduct = z.strictObject({
  text: z.array(z.enum(TEXT_FAULTS)).optional(),
  pictures: z.array(z.enum(PICTURE_FAULTS)).optional(),
  /** Response formats that it supports. */
  forms: z.array(z.enum(['json_schema', 'json_object', 'text'])).optional(),
  takesSeed: z.boolean().optional(),
  /** Sampler names of the web UI from 1.9 on, of earlier ones, and without SPEC §9's sampler. */
  samplers: z.enum(['split', 'joined', 'few']).optional(),
  slowMs: z.int().min(0).optional(),
});
export type Conduct = Required<z.output<typeof conduct>>;
