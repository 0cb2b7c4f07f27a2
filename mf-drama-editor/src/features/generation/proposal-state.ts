import type { ListedProposal } from './documents.ts';

/** The badge's tone of each state of a proposal. */
export const STATE_TONES = { pending: 'gold', taken: 'mint', partly: 'mint', refused: 'neutral' } as const;

/** Returns the key of a state's name: a consistency check changes nothing, so that it isn't accepted but seen. */
export const stateKey = ({ use, state }: Pick<ListedProposal, 'use' | 'state'>): string =>
  use === 'consistency' && state === 'taken' ? 'finding.seen' : `proposal.state.${state}`;
