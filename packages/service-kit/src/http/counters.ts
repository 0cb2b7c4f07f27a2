import { Counter, Gauge } from 'prom-client';

/** Something that a service counts beside what every service does; given to `buildService`, it stands in `/metrics`. */
export function createCounter<L extends string>(name: string, help: string, labelNames: readonly L[]): Counter<L> {
  return new Counter({ name, help, labelNames: [...labelNames], registers: [] });
}

/** A number that is read each time that `/metrics` is asked for; while it can't be read there is none. */
export function createGauge(name: string, help: string, read: () => Promise<number>): Gauge {
  return new Gauge({
    name,
    help,
    registers: [],
    async collect() {
      const value = await read().catch(() => null);
      if (value === null) this.reset();
      else this.set(value);
    },
  });
}
