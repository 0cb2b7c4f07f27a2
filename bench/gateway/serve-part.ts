import { createServer, type IncomingMessage } from 'node:http';
import { buildSchema, type GraphQLSchema, GraphQLUnionType, parse } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { type Part, type PartName, parts } from './parts.ts';

// Serves one of the small services as a separate process: operations are compiled once, and answered from memory.

const { PART = '', PORT = '0' } = process.env;
const part: Part = parts[PART as PartName];

function schemaOf(sdl: string): GraphQLSchema {
  const schema = buildSchema(sdl);
  const entity = schema.getType('_Entity');
  if (entity instanceof GraphQLUnionType) entity.resolveType = ({ __typename }: { __typename: string }) => __typename;
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    field.resolve = (_root, args) => part.root[field.name]?.(args);
  }
  return schema;
}

const schema = schemaOf(part.sdl);
const compiled = new Map<string, CompiledQuery>();

function compiledQuery(text: string): CompiledQuery {
  const known = compiled.get(text);
  if (known) return known;
  const query = compileQuery(schema, parse(text));
  if (!isCompiledQuery(query)) throw new Error(JSON.stringify(query.errors));
  compiled.set(text, query);
  return query;
}

async function answer(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { query, variables } = JSON.parse(Buffer.concat(chunks).toString()) as { query: string; variables?: Record<string, unknown> };
  const run = compiledQuery(query);
  return run.stringify(await run.query({}, {}, variables ?? {}));
}

const server = createServer((request, response) => {
  if (request.url === '/sdl') return void response.end(part.stitchingSdl);
  if (request.url === '/health/ready') return void response.end('ready');
  answer(request).then(
    (text) => response.writeHead(200, { 'content-type': 'application/json' }).end(text),
    (error: Error) => response.writeHead(500).end(error.message),
  );
});
server.listen(Number(PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
