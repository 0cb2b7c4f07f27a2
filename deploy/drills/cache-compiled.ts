import { subscribe } from 'node:diagnostics_channel';
import { flushCompileCache } from 'node:module';

// Preloaded into programs that a drill kills. Node writes its compile cache at a regular exit, which a killed process never
// reaches. This writes it once the program listens, so the restarted one compiles nothing.

subscribe('tracing:net.server.listen:asyncEnd', () => flushCompileCache());
