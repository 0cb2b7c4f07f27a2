import * as store from '../../mf-store/src/slice.tsx';

// Replaces the federation's runtime: the only remote of these pages is already in the bundle.

const exposed: Record<string, unknown> = { 'mf_store/slice': store };

export function registerRemotes(): void {}

export async function loadRemote(name: string): Promise<unknown> {
  return exposed[name];
}
