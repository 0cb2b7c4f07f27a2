import type { Operations } from '@meowtale/contracts/releases';
import { type DocumentNode, type GraphQLSchema, parse, validate, validateSchema } from 'graphql';
import { mergeSdl } from './merge-sdl.ts';

export interface BrokenOperation {
  operationName: string;
  /** Why the schema rejects it. */
  message: string;
}

/** Compares operations with schemas. A schema is built once, and a document is validated in it once, however many releases have it. */
export interface OperationValidator {
  /** Merges services' SDL. @throws Error when they aren't a valid schema together */
  schemaOf(sdl: readonly string[]): GraphQLSchema;
  /** Lists the operations that a schema doesn't accept, and those that can't be parsed. */
  findBroken(schema: GraphQLSchema, operations: Operations): BrokenOperation[];
}

/** Returns a function that calls another one once for each key. */
function memoize<Result>(make: (key: string) => Result): (key: string) => Result {
  const known = new Map<string, Result>();
  return (key) => {
    const found = known.get(key) ?? make(key);
    known.set(key, found);
    return found;
  };
}

function parseDocument(text: string): DocumentNode | string {
  try {
    return parse(text, { noLocation: true });
  } catch (error) {
    return (error as Error).message;
  }
}

export function createOperationValidator({ merge = mergeSdl, validateIn = validate } = {}): OperationValidator {
  const schemas = new Map<string, GraphQLSchema>();
  const messages = new WeakMap<GraphQLSchema, (text: string) => string[]>();
  const documentOf = memoize(parseDocument);

  function messagesOf(schema: GraphQLSchema, text: string): string[] {
    const find = (one: string) => {
      const document = documentOf(one);
      return typeof document === 'string' ? [document] : validateIn(schema, document).map(({ message }) => message);
    };
    const known = messages.get(schema) ?? memoize(find);
    messages.set(schema, known);
    return known(text);
  }

  return {
    schemaOf(sdl) {
      const key = JSON.stringify(sdl);
      const known = schemas.get(key);
      if (known) return known;
      const schema = merge(sdl);
      const [fault] = validateSchema(schema);
      if (fault) throw fault;
      schemas.set(key, schema);
      return schema;
    },
    findBroken: (schema, operations) =>
      Object.values(operations).flatMap(({ document, operationName }) =>
        messagesOf(schema, document).map((message) => ({ operationName, message })),
      ),
  };
}
