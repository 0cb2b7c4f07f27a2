import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { type TestAnswer, type TestPerson, type TestService, waitFor } from '@meowtale/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';

const ASYNC = 'uuid state progress result error';
const GENERATE = `mutation ($drama_uuid: ID!, $source: [ID!], $use: DramaAiUse!, $prompt: String, $language: String, $provider: String, $async: Boolean) {
  addDramaAiGenerate(drama_uuid: $drama_uuid, source: $source, use: $use, prompt: $prompt, language: $language, provider: $provider, async: $async) { ${ASYNC} }
}`;
const LISTED = 'uuid use language instruction targets revision state taken decided_at async_uuid';
const PROPOSALS = `query ($drama_uuid: ID!, $state: String) { findDramaProposal(drama_uuid: $drama_uuid, state: $state) { ${LISTED} } }`;
const PROPOSAL = `query ($drama_uuid: ID!, $uuid: ID!) { findDramaProposal(drama_uuid: $drama_uuid, uuid: $uuid) {
  ${LISTED} is_emptied changes before findings notes stale provenance } }`;

/** Calls of generation for tests, as one person. */
export function generationOf(service: TestService, person: TestPerson = { muid: uuidv7() }) {
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the shape of what it asked for.
  const ask = (query: string, variables: object): Promise<TestAnswer<any>> => service.graphql(query, { ...variables }, person);

  const self = {
    person,
    ask,
    async drama(parts?: readonly StoryPart[], fields: object = {}): Promise<string> {
      const drama = { title: 'The Last Ferry Home', ...fields, ...(parts && { parts: parts.map((body) => ({ id: body.id, body })) }) };
      const { data, errors } = await ask('mutation ($drama: DramaInput!) { addDrama(drama: $drama) { uuid } }', { drama });
      if (errors) throw new Error(JSON.stringify(errors));
      return data.addDrama.uuid;
    },
    generate: (variables: object) => ask(GENERATE, variables),
    async refusal(variables: object) {
      return (await self.generate(variables)).errors?.[0]?.extensions;
    },
    /** Adds a job, and returns its id at once. */
    async begin(variables: object): Promise<string> {
      const { data, errors } = await self.generate({ ...variables, async: true });
      if (errors) throw new Error(JSON.stringify(errors));
      return data.addDramaAiGenerate.uuid;
    },
    async job(uuid: string) {
      const { data } = await ask(`query ($uuid: ID!) { findAsync(uuid: $uuid) { ${ASYNC} } }`, { uuid });
      return data.findAsync;
    },
    async ended(uuid: string) {
      await waitFor(async () => (await self.job(uuid)).state !== 0);
      return self.job(uuid);
    },
    async proposals(drama_uuid: string, more: object = {}) {
      return (await ask(PROPOSALS, { drama_uuid, ...more })).data.findDramaProposal;
    },
    /** Returns a proposal with all fields; the newest unless a uuid is given. */
    async found(drama_uuid: string, uuid?: string) {
      const [last] = uuid ? [] : await self.proposals(drama_uuid);
      return (await ask(PROPOSAL, { drama_uuid, uuid: uuid ?? last.uuid })).data.findDramaProposal[0];
    },
    /** Runs a generation and returns its proposal. */
    async proposal(variables: { drama_uuid: string } & Record<string, unknown>) {
      const job = await self.ended(await self.begin(variables));
      if (job.state !== 1) throw new Error(JSON.stringify(job));
      return self.found(variables.drama_uuid, job.result.proposal);
    },
    async story(uuid: string): Promise<StoryPart[]> {
      const { data } = await ask('query ($uuid: ID!) { findDrama(uuid: $uuid) { list { data { parts } } } }', { uuid });
      return data.findDrama.list[0].data.parts;
    },
  };
  return self;
}
