import { subscribe } from 'node:diagnostics_channel';
import { flushCompileCache } from 'node:module';

// Loaded before a program that a drill kills. Node writes its compile cache when a process ends in order: one that is killed never
// does, so it is written once the program listens, and what starts next compiles nothing.

subscribe('tracing:net.server.listen:asyncEnd', () => flushCompileCache());
