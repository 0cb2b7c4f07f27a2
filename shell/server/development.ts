import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sliceManifestSchema } from '@meowtale/contracts/releases';
import type { ShellEnv } from './env.ts';
import type { LiveSlice } from './releases.ts';

/** The slice that `npm run dev` builds and serves. */
export interface DevelopmentSlice {
  slice: string;
  origin: string;
  folder: string;
  eventsUrl: string;
}

/** Returns the slice under development; null without one, and always in production. */
export async function readDevelopment(env: ShellEnv): Promise<DevelopmentSlice | null> {
  if (env.NODE_ENV === 'production') return null;
  const text = await readFile(env.DEVELOPMENT_FILE, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as DevelopmentSlice);
}

/** Returns the releases of the environment, with the slice under development in place of its release. */
export async function withDevelopment(live: readonly LiveSlice[], development: DevelopmentSlice | null): Promise<readonly LiveSlice[]> {
  const isOverridden = live.some(({ current, channel }) => channel === 'override' && current.manifest.name === development?.slice);
  if (!development || isOverridden) return live;
  const manifest = sliceManifestSchema.parse(JSON.parse(await readFile(path.join(development.folder, 'slice.json'), 'utf8')));
  const others = live.filter(({ current }) => current.manifest.name !== development.slice);
  return [
    ...others,
    {
      current: { manifest, integrity: {}, baseUrl: development.origin },
      previous: null,
      killed: false,
      channel: 'stable',
      hasCanary: false,
    },
  ];
}
