import type { Engine } from '@meowtale/service-kit';
import { assertValidSchema, type GraphQLSchema } from 'graphql';
import { createPlannedEngine } from '../plans/planned-engine.ts';
import { sourceOf } from '../plans/sources.ts';
import { type Ask, createExecutor } from './executor.ts';
import { SchemaRejectedError } from './schema-rejected-error.ts';
import { type OwnFields, stitch } from './stitch.ts';

/** One service of a generation. */
export interface Program {
  sdl: string;
  ask: Ask;
}

/** An engine that can be replaced while requests run. */
export interface Generation {
  schema: GraphQLSchema;
  run: Engine['run'];
  /** Closes the engine once no request runs any more. */
  retire(): void;
  /** Closes the engine at once. */
  close(): Promise<void>;
}

export interface GenerationOptions {
  own: OwnFields;
  makeEngine(schema: GraphQLSchema): Promise<Engine>;
  production: boolean;
}

/** Stitches programs into one schema, and reads what plans need of each. @throws SchemaRejectedError */
function combine(parts: readonly Program[], own: OwnFields) {
  try {
    const schema = stitch(
      parts.map(({ sdl, ask }) => ({ sdl, executor: createExecutor(ask) })),
      own,
    );
    assertValidSchema(schema);
    return { schema, sources: parts.map(({ sdl, ask }) => sourceOf(sdl, ask)) };
  } catch (error) {
    throw new SchemaRejectedError((error as Error).message, { cause: error });
  }
}

/** Stitches programs into one engine. @throws SchemaRejectedError when their schemas don't fit together */
export async function buildGeneration(
  programs: ReadonlyMap<string, Program>,
  { own, makeEngine, production }: GenerationOptions,
): Promise<Generation> {
  const { schema, sources } = combine([...programs.values()], own);
  const stitched = await makeEngine(schema);
  const engine = createPlannedEngine({ stitched, sources, production });
  let running = 0;
  let isRetired = false;
  return {
    schema: engine.schema,
    async run(document, context, variables) {
      running += 1;
      try {
        return await engine.run(document, context, variables);
      } finally {
        running -= 1;
        if (isRetired && running === 0) void engine.close();
      }
    },
    retire() {
      isRetired = true;
      if (running === 0) void engine.close();
    },
    close: () => engine.close(),
  };
}
