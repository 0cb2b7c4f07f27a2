import type { Plan } from '../plan.ts';

/** Reports are collected for so long before they are sent. */
const COLLECT_MS = 5000;
const ADDRESS = '/release-reports';
const LARGEST_VALUE = 600_000;

export interface SliceReport {
  name: string;
  version: string;
  outcome: 'loaded' | 'failed' | 'threw';
}

interface VitalReport {
  name: string;
  version: string;
  vital: 'lcp' | 'inp' | 'cls';
  value: number;
}

/** Reports to the server how releases load and how fast their pages are, by which a bad release is noticed. */
export interface ReleaseReports {
  add(report: SliceReport): void;
  /** Starts to measure the page's web vitals for the release of its slice. */
  measure(slice: string): void;
}

/** Creates the reports of a tab. They have counts and times only, and are lost when they can't be sent. */
export function createReleaseReports({ slices }: Pick<Plan, 'slices'>, window: Window & typeof globalThis): ReleaseReports {
  let reported: SliceReport[] = [];
  let measured: VitalReport[] = [];
  const known = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    if (reported.length === 0 && measured.length === 0) return;
    const body = JSON.stringify({ slices: reported.slice(0, 20), vitals: measured.slice(0, 10) });
    [reported, measured] = [[], []];
    window.navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }));
  }
  const soon = () => {
    timer ??= setTimeout(send, COLLECT_MS);
  };
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'hidden') send();
  });

  return {
    add(report) {
      // A part that is tried again or shown twice says nothing new, and a load that is late has failed.
      const key = `${report.name} ${report.version} ${report.outcome === 'threw'}`;
      if (known.has(key)) return;
      known.add(key);
      reported.push(report);
      soon();
    },
    measure(slice) {
      const version = slices.find(({ name }) => name === slice)?.release.version;
      if (version === undefined) return;
      const add = (vital: VitalReport['vital']) => (metric: { value: number }) => {
        // What grows after it was sent isn't sent again.
        if (known.has(vital)) return;
        known.add(vital);
        // Thousandths, so that all three are whole numbers.
        const value = Math.min(LARGEST_VALUE, Math.round(vital === 'cls' ? metric.value * 1000 : metric.value));
        measured.push({ name: slice, version, vital, value });
        soon();
      };
      import(/* webpackChunkName: "vitals" */ 'web-vitals').then(
        ({ onCLS, onINP, onLCP }) => {
          onLCP(add('lcp'));
          onINP(add('inp'));
          onCLS(add('cls'));
        },
        // A page that isn't measured is as good as one that isn't reported.
        () => {},
      );
    },
  };
}
