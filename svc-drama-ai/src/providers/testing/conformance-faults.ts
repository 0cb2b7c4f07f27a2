import { z } from 'zod';

// How the conformance server can be told to misbehave. Each fault is of one request; with none left it behaves.

export const TEXT_FAULTS = [
  /** Answers after `slowMs`, or never while whoever asked has gone. */
  'slow',
  /** The connection ends in the middle of the answer. */
  'cut-off',
  /** Ends as a model does that ran out of room. */
  'length',
  /** Words, and no JSON that could be mended. */
  'bad-json',
  /** JSON with a comma too many, in a fence, with thoughts before it. */
  'loose-json',
  'wrong-schema',
  'refusal',
  'content-filter',
  /** 429, without and with a time to come back at: in a second, in an hour. */
  'busy',
  'busy-second',
  'busy-hour',
  'down',
  /** 401, repeating the key as some servers do. */
  'unauthorized',
  'endless',
] as const;

export const PICTURE_FAULTS = [
  /** Draws until it was asked four times how far it is. */
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

/** How it behaves from now on, as its tests say in passing and a journey by `POST /conformance`. */
export const conduct = z.strictObject({
  text: z.array(z.enum(TEXT_FAULTS)).optional(),
  pictures: z.array(z.enum(PICTURE_FAULTS)).optional(),
  /** Which forms of answer it takes, beside plain text. */
  forms: z.array(z.enum(['json_schema', 'json_object', 'text'])).optional(),
  takesSeed: z.boolean().optional(),
  /** As the web UI has them from 1.9 on, before, and where neither is installed. */
  samplers: z.enum(['split', 'joined', 'few']).optional(),
  slowMs: z.int().min(0).optional(),
});
export type Conduct = Required<z.output<typeof conduct>>;
