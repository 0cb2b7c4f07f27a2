import { Script } from 'node:vm';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** A pattern may take hours for a text that was made for it. */
const LONGEST_MS = 1000;

/** Returns why a payload is rejected; null for one that is accepted. @throws Error when that takes too long */
export type PayloadCheck = (payload: unknown) => string | null;

function withinLimit<T>(run: () => T): T {
  try {
    return new Script('run()').runInNewContext({ run }, { timeout: LONGEST_MS }) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw new Error(`a payload takes more than ${LONGEST_MS / 1000} s to compare with it`, { cause: error });
  }
}

/** Compiles the JSON schema of an event's payloads. @throws Error for one that isn't a JSON schema */
export function compileEventSchema(schema: Readonly<Record<string, unknown>>): PayloadCheck {
  // One each: two schemas may have the same $id.
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const accepts = ajv.compile(schema);
  return (payload) => (withinLimit(() => accepts(payload)) ? null : ajv.errorsText(accepts.errors, { dataVar: 'payload' }));
}
