import { ports } from '../../deploy/local/addresses.ts'; import x from '../../mf-lobby/slice.config.ts'; import '@mantine/core'; import '../../packages/ui/src/index.ts'; export const a = [ports, x];
