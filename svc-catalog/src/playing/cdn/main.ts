import { createDatabase, runService } from '@meowtale/service-kit';
import { createStorage } from '../../library/storage/service.ts';
import { createDatabaseView } from './database-view.ts';
import { readCdnEnv } from './env.ts';
import { createFilesServer } from './files-server.ts';
import { createWorksServer } from './works-server.ts';

const env = readCdnEnv();
const db = createDatabase(env.DATABASE_URL, { name: 'svc-catalog-cdn', poolMax: 5, statementTimeoutMs: 2000 });
const storage = await createStorage(env);
const log = { warn: (context: object, message: string) => works.log.warn(context, message) };
const ports = { storage, env, view: createDatabaseView(db, log) };
const files = await createFilesServer(ports);
const works = await createWorksServer(ports);

// Both servers are in one process and get one signal, so the files' server closes with the works'.
works.addHook('onClose', () => files.close());
await files.listen({ host: env.HOST, port: env.FILES_PORT });
await runService(works, { HOST: env.HOST, PORT: env.WORKS_PORT, DRAIN_DELAY_MS: env.DRAIN_DELAY_MS }, db);
