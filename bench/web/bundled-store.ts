import * as store from '../../mf-store/src/slice.tsx';

// Stands where the federation's runtime is in the product: the one remote of these pages is in the bundle already.

const exposed: Record<string, unknown> = { 'mf_store/slice': store };

export function registerRemotes(): void {}

export async function loadRemote(name: string): Promise<unknown> {
  return exposed[name];
}
