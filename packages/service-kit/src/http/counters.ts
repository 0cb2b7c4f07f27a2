import { Counter } from 'prom-client';

/** Something that a service counts beside what every service does; given to `buildService`, it stands in `/metrics`. */
export function createCounter<L extends string>(name: string, help: string, labelNames: readonly L[]): Counter<L> {
  return new Counter({ name, help, labelNames: [...labelNames], registers: [] });
}
