import { jest } from '@jest/globals';
import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { type Answers, renderRoute } from '@meowtale/web-kit/testing';
import { screen } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { DramaAnswer } from '../drama-editor/pieces.ts';
import { drama } from '../drama-editor/test-drama.ts';
import type { GenerationJob, Offer, Proposal } from './documents.ts';
import { job, offer } from './test-proposal.ts';

const typed = <Node extends object>(type: string, node: Node) => ({ __typename: type, ...node });

/** Creates a service of one drama for tests: its data can be set, and its requests are recorded. */
export function generationService() {
  const held = {
    drama: drama(),
    offer: offer() as Offer,
    /** The last job; null without one. */
    job: null as GenerationJob | null,
    proposals: [] as Proposal[],
    /** Parts that were changed after the proposals were started. */
    since: { parts: [] as StoryPart[], removed: [] as string[], whole: false },
  };
  const started = jest.fn<(asked: Record<string, unknown>) => void>();
  const decided = jest.fn<(asked: Record<string, unknown>) => void>();
  const saved = jest.fn<(drama: { parts?: { id: string; body: StoryPart | null }[] }) => void>();
  const one = (node: DramaAnswer | object) => ({ findDrama: typed('DramaList', { list: [typed('Drama', node)] }) });
  const answers: Answers = {
    openDrama: () => one(held.drama),
    dramaChanges: () => one({ ...held.drama, data: held.since }),
    saveDrama: ({ drama: change, revision }) => {
      saved(change);
      const given = (change.parts ?? []) as { id: string; body: StoryPart | null }[];
      const removed = given.flatMap(({ id, body }) => (body === null ? [id] : []));
      const data = { parts: given.flatMap(({ body }) => body ?? []), removed, whole: false };
      return { setDrama: typed('Drama', { ...held.drama, revision: revision + 1, data }) };
    },
    lastGeneration: () => one({ uuid: held.drama.uuid, drama_ai_generate: held.job && typed('Async', held.job) }),
    generationOffer: () => ({ findDramaAiOffer: typed('DramaAiOffer', held.offer) }),
    startGeneration: (asked) => {
      started(asked);
      held.job ??= job();
      return { addDramaAiGenerate: typed('Async', held.job) };
    },
    generationJob: () => ({ findAsync: held.job && typed('Async', held.job) }),
    cancelGeneration: () => {
      held.job = job({ state: 2, error: { code: 'job/cancelled' } });
      return { cancelDramaAi: typed('Async', held.job) };
    },
    dramaProposals: () => ({ findDramaProposal: held.proposals.map((each) => typed('DramaProposal', each)) }),
    dramaProposal: ({ uuid }) => ({
      findDramaProposal: held.proposals.filter((each) => each.uuid === uuid).map((each) => typed('DramaProposal', each)),
    }),
    decideProposal: (asked) => {
      decided(asked);
      held.proposals = held.proposals.map((each) => (each.uuid === asked.uuid ? { ...each, state: asked.state } : each));
      return { setDramaProposal: typed('DramaProposal', held.proposals.find(({ uuid }) => uuid === asked.uuid) ?? {}) };
    },
    aiDisclosure: () => one({ uuid: held.drama.uuid, ai_disclosure: { lines: [], pictures: [], translations: [] } }),
  };

  async function open(tab: 'setting' | 'drama' | 'dialog' | 'character' = 'dialog', more: Answers = {}) {
    const { uuid } = held.drama;
    const address = tab === 'setting' ? '' : `/${tab}`;
    const view = await renderRoute(createSlice, 'drama', {
      answers: { ...answers, ...more },
      at: `/set-drama/${uuid}${address}`,
      params: { uuid, ...(tab !== 'setting' && { tab }) },
    });
    /** Picks from the drafts menu. */
    const pick = async (name: string) => {
      await view.person.click(await screen.findByRole('button', { name: /^Draft( \d+.*)?$/ }));
      await view.person.click(await screen.findByRole('menuitem', { name }));
    };
    return { ...view, pick };
  }
  return { held, started, decided, saved, answers, open };
}
