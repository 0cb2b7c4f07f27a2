import type { Operations } from '@meowtale/contracts/releases';
import { parse, validate } from 'graphql';
import { mergeSdl } from './merge-sdl.ts';

export interface BrokenOperation {
  operationName: string;
  /** Why the schema rejects it. */
  message: string;
}

/** Lists the operations of a release that services with these schemas together don't accept. */
export function findBrokenOperations(sdl: readonly string[], operations: Operations): BrokenOperation[] {
  const schema = mergeSdl(sdl);
  return Object.values(operations).flatMap(({ document, operationName }) =>
    validate(schema, parse(document, { noLocation: true })).map(({ message }) => ({ operationName, message })),
  );
}
