import { defineConfig } from '@graphql-hive/gateway';
import { unifiedGraphHandler } from '@graphql-hive/router-runtime';
import { composeServices } from '@theguild/federation-composition';
import { parse } from 'graphql';

// Hive's gateway at its quickest: the query planner and executor of its router; nothing logged or shown.

const subgraphs = JSON.parse(process.env.SUBGRAPHS).map(({ name, url, sdl }) => ({ name, url, typeDefs: parse(sdl) }));
const { supergraphSdl, errors } = composeServices(subgraphs);
if (!supergraphSdl) throw new Error(errors.map(({ message }) => message).join('\n'));

export const gatewayConfig = defineConfig({
  supergraph: supergraphSdl,
  unifiedGraphHandler,
  logging: 'error',
  landingPage: false,
  graphiql: false,
  propagateHeaders: { fromClientToSubgraphs: ({ request }) => ({ authorization: request.headers.get('authorization') ?? '' }) },
});
