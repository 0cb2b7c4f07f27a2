import { Counter, Gauge } from 'prom-client';

/** Creates a service's own counter; given to `buildService`, it is exposed at `/metrics`. */
export function createCounter<L extends string>(name: string, help: string, labelNames: readonly L[]): Counter<L> {
  return new Counter({ name, help, labelNames: [...labelNames], registers: [] });
}

/** Creates a gauge that is read at each scrape of `/metrics`, and left out when reading fails. */
export function createGauge(name: string, help: string, read: () => Promise<number>): Gauge {
  return new Gauge({
    name,
    help,
    registers: [],
    async collect() {
      const value = await read().catch(() => undefined);
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });
}
