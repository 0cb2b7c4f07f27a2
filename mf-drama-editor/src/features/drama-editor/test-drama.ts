import type { StandingDrama } from './editor-state.ts';

/** A drama for tests; what a fact is about is given, the rest is this. */
export const drama = (given: Partial<StandingDrama> = {}): StandingDrama => ({
  uuid: '0198f6d2-0000-7000-8000-000000000001',
  title: 'The Last Ferry Home',
  brief: 'Mira waits for a boat that stopped running.',
  prompt: '',
  number_of_roles: 10,
  number_of_dialogs: 30,
  revision: 3,
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...given,
});
