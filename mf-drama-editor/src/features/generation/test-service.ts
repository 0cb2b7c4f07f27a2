import { jest } from '@jest/globals';
import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { DramaAnswer } from '../drama-editor/pieces.ts';
import { drama } from '../drama-editor/test-drama.ts';
import type { GenerationJob, Offer, Proposal } from './documents.ts';
import type { WroteNode } from './node-versions.ts';
import { job, offer } from './test-proposal.ts';

const typed = <Node extends object>(type: string, node: Node) => ({ __typename: type, ...node });

/** Creates a service of one drama for tests: its data can be set, and its requests are recorded. */
export function generationService() {
  const stored = {
    drama: drama(),
    offer: offer() as Offer,
    /** The last job; null without one. */
    job: null as GenerationJob | null,
    proposals: [] as Proposal[],
    versions: [] as WroteNode[],
    /** Parts that were changed after the proposals were started. */
    since: { parts: [] as StoryPart[], removed: [] as string[], whole: false },
  };
  const started = jest.fn<(variables: Record<string, unknown>) => void>();
  const decided = jest.fn<(variables: Record<string, unknown>) => void>();
  const saved = jest.fn<(drama: { parts?: { id: string; body: StoryPart | null }[] }) => void>();
  const one = (node: DramaAnswer | object) => ({ findDrama: typed('DramaList', { list: [typed('Drama', node)] }) });
  const responses: Responses = {
    openDrama: () => one(stored.drama),
    dramaChanges: () => one({ ...stored.drama, data: stored.since }),
    saveDrama: ({ drama: change, revision }) => {
      saved(change);
      const given = (change.parts ?? []) as { id: string; body: StoryPart | null }[];
      const removed = given.flatMap(({ id, body }) => (body === null ? [id] : []));
      const data = { parts: given.flatMap(({ body }) => body ?? []), removed, whole: false };
      return { setDrama: typed('Drama', { ...stored.drama, revision: revision + 1, data }) };
    },
    lastGeneration: () => one({ uuid: stored.drama.uuid, drama_ai_generate: stored.job && typed('Async', stored.job) }),
    generationOffer: () => ({ findDramaAiOffer: typed('DramaAiOffer', stored.offer) }),
    startGeneration: (variables) => {
      started(variables);
      stored.job ??= job();
      return { addDramaAiGenerate: typed('Async', stored.job) };
    },
    generationJob: () => ({ findAsync: stored.job && typed('Async', stored.job) }),
    cancelGeneration: () => {
      stored.job = job({ state: 2, error: { code: 'job/cancelled' } });
      return { cancelDramaAi: typed('Async', stored.job) };
    },
    dramaProposals: () => ({ findDramaProposal: stored.proposals.map((each) => typed('DramaProposal', each)) }),
    nodeVersions: ({ node }) => ({
      findDramaProposal: stored.versions.filter(({ version }) => version?.after.id === node).map((each) => typed('DramaProposal', each)),
    }),
    dramaProposal: ({ uuid }) => ({
      findDramaProposal: stored.proposals.filter((each) => each.uuid === uuid).map((each) => typed('DramaProposal', each)),
    }),
    decideProposal: (variables) => {
      decided(variables);
      stored.proposals = stored.proposals.map((each) =>
        each.uuid === variables.uuid ? { ...each, state: variables.state, taken: variables.taken } : each,
      );
      return { setDramaProposal: typed('DramaProposal', stored.proposals.find(({ uuid }) => uuid === variables.uuid) ?? {}) };
    },
    aiDisclosure: () => one({ uuid: stored.drama.uuid, ai_disclosure: { lines: [], pictures: [], translations: [] } }),
  };

  async function open(tab: 'setting' | 'drama' | 'dialog' | 'character' = 'dialog', more: Responses = {}) {
    const { uuid } = stored.drama;
    const address = tab === 'setting' ? '' : `/${tab}`;
    const view = await renderRoute(createSlice, 'drama', {
      responses: { ...responses, ...more },
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
  return { stored, started, decided, saved, responses, open };
}
