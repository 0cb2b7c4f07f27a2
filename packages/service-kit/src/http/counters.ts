import { Counter, Gauge } from 'prom-client';

/** Something that a service counts beside what every service does; given to `buildService`, it stands in `/metrics`. */
export function createCounter<L extends string>(name: string, help: string, labelNames: readonly L[]): Counter<L> {
  return new Counter({ name, help, labelNames: [...labelNames], registers: [] });
}

/** A value that is read anew for each scrape of `/metrics`; one that can't be read is left out of it. */
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
