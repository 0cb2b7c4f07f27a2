import { DomainError, type RouteTools } from '@meowtale/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Works } from '../../works.ts';
import { takeChunk } from './chunks.ts';
import { requireCreator } from './policy.ts';
import { refuse, requireVersion } from './refuse.ts';
import { findOpenSession, toUploadSession } from './sessions.ts';
import { touchSession } from './sessions-repository.ts';

/** Bodies over this are rejected by the route; the part's own size is checked while it is received. */
const BODY_MAX_BYTES = 16 * 1024 ** 2;

interface OneUpload {
  Params: { upload: string };
}
interface OneChunk {
  Params: { upload: string; n: string };
}

/**
 * Registers `PUT /files/chunks/{upload}/{n}`, a part's raw bytes with `content-md5`, 204 when it is stored; and `GET
 * /files/chunks/{upload}`, contracts' `uploadSession`, to continue one. Errors are as in `POST /files/upload`.
 */
export async function registerChunkRoutes(app: FastifyInstance, tools: RouteTools, works: Works): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.setErrorHandler(refuse);

    const requirePerson = async (request: FastifyRequest) => {
      const context = await tools.contextOf(request);
      const person = requireCreator(context.actor);
      await context.assertNotRevoked();
      return person;
    };

    scope.get<OneUpload>('/files/chunks/:upload', { onRequest: tools.requireGatewayStream }, async (request, reply) => {
      const person = await requirePerson(request);
      const session = await findOpenSession(tools.db, person.uuid, request.params.upload);
      await touchSession(tools.db, session.uuid);
      return reply.header('cache-control', 'no-store').send(await toUploadSession(tools.db, works.storage, session));
    });

    scope.put<OneChunk>(
      '/files/chunks/:upload/:n',
      { onRequest: tools.requireGatewayStream, bodyLimit: BODY_MAX_BYTES },
      async (request, reply) => {
        requireVersion(request);
        const person = await requirePerson(request);
        const { 'content-md5': contentMd5, 'content-length': contentLength } = request.headers;
        if (Array.isArray(contentMd5)) throw new DomainError('input/invalid');
        await takeChunk(tools.db, works.storage, {
          ownerUuid: person.uuid,
          upload: request.params.upload,
          n: Number(request.params.n),
          contentMd5,
          contentLength: contentLength === undefined ? undefined : Number(contentLength),
          content: request.raw,
        });
        return reply.code(204).send();
      },
    );
  });
}
