import multipart, { type MultipartFile } from '@fastify/multipart';
import { GAME_PACK_MAX_BYTES } from '@meowtale/contracts';
import { type UploadFields, uploadFields } from '@meowtale/contracts/inputs/catalog/upload';
import { DomainError, parseInput, type RouteTools } from '@meowtale/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Works } from '../../works.ts';
import { fileRef } from './downloads.ts';
import { requireUploader } from './policy.ts';
import { assertRoomFor } from './quota.ts';
import { refuse, requireVersion } from './refuse.ts';
import { takeUpload } from './upload.ts';

/**
 * Registers `POST /files/upload`: the fields of contracts' `uploadFields`, then `file`, streamed to disk with constant memory. Returns
 * contracts' `uploadedFile`, or `{code, status, fields, requestId}` with that status.
 */
export async function registerUploadRoute(app: FastifyInstance, tools: RouteTools, works: Works): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { files: 1, fields: 8, fieldSize: 1024, fileSize: GAME_PACK_MAX_BYTES + 1, headerPairs: 20 },
    });
    scope.setErrorHandler(refuse);
    scope.post('/files/upload', { onRequest: tools.requireGatewayStream, bodyLimit: GAME_PACK_MAX_BYTES * 2 }, async (request, reply) => {
      requireVersion(request);
      if (!request.isMultipart()) throw new DomainError('input/invalid', { fields: [{ path: 'file', key: 'upload.errors.multipart' }] });
      const context = await tools.contextOf(request);
      const { fields, file } = await readParts(request);
      const person = requireUploader(context.actor, fields.scope);
      await context.assertNotRevoked();
      await assertRoomFor(tools.db, person.uuid, Number(request.headers['content-length'] ?? 0));
      const upload = { ownerUuid: person.uuid, fields, filename: file.filename, content: file.file };
      const saved = await takeUpload(tools.db, works, upload).catch((error: Error) => {
        if (file.file.errored === error) refuseBody(error);
        throw error;
      });
      return reply.code(201).send(await fileRef(tools.db, works, saved));
    });
  });
}

/** The fields must precede the file, so that it is known what the file is for before it is received. */
async function readParts(request: FastifyRequest): Promise<{ fields: UploadFields; file: MultipartFile }> {
  const file = await request.file().catch(refuseBody);
  if (!file) throw new DomainError('input/invalid', { fields: [{ path: 'file', key: 'upload.errors.noFile' }] });
  const fields: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(file.fields)) {
    const field = Array.isArray(part) ? part[0] : part;
    if (field?.type === 'field' && field.value !== '') fields[name] = field.value;
  }
  return { fields: parseInput(uploadFields, fields), file };
}

/**
 * A body that can't be parsed is the client's error. The parser's errors have no code; those of this service, fastify and the disk have
 * one.
 */
function refuseBody(cause: Error & { code?: unknown }): never {
  if (cause.code !== undefined) throw cause;
  throw new DomainError('input/invalid', { fields: [{ path: 'file', key: 'upload.errors.multipart' }], cause });
}
