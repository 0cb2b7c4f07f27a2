import { parentPort } from 'node:worker_threads';
import { referencesOf, type WebKind } from './web-references.ts';

parentPort?.on('message', ({ kind, text }: { kind: WebKind; text: string }) => parentPort?.postMessage(referencesOf(kind, text)));
