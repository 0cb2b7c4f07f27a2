import type { Locale } from '@meowtale/contracts';
import type { AiUse, ProposalFinding, ProposalNote, ProposalState } from '@meowtale/contracts/inputs/drama/generation';
import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import type { Job } from '@meowtale/web-kit';
import { gql } from 'urql';

export interface GenerationJob extends Job {
  uuid: string;
  createdAt: string;
}

const jobFields = gql`
  fragment Generation_Job on Async {
    uuid
    state
    progress
    result
    error
    createdAt
  }
`;

export const startGeneration = gql<
  { addDramaAiGenerate: GenerationJob },
  { drama: string; use: AiUse; source: readonly string[]; prompt: string; language: Locale | null; provider: string | null; key: string }
>`
  mutation StartGeneration(
    $drama: ID!
    $use: DramaAiUse!
    $source: [ID!]
    $prompt: String
    $language: String
    $provider: String
    $key: ID!
  ) {
    addDramaAiGenerate(
      drama_uuid: $drama
      use: $use
      source: $source
      prompt: $prompt
      language: $language
      provider: $provider
      async: true
      idempotency_key: $key
    ) {
      ...Generation_Job
    }
  }
  ${jobFields}
`;

export const findGenerationJob = gql<{ findAsync: GenerationJob | null }, { uuid: string }>`
  query GenerationJob($uuid: ID!) {
    findAsync(uuid: $uuid) {
      ...Generation_Job
    }
  }
  ${jobFields}
`;

export const cancelGeneration = gql<{ cancelDramaAi: GenerationJob }, { uuid: string }>`
  mutation CancelGeneration($uuid: ID!) {
    cancelDramaAi(uuid: $uuid) {
      ...Generation_Job
    }
  }
  ${jobFields}
`;

/** The query for the current or last job: a reloaded page continues to poll it. */
export const findLastJob = gql<{ findDrama: { list: { uuid: string; drama_ai_generate: GenerationJob | null }[] } }, { uuid: string }>`
  query LastGeneration($uuid: ID!) {
    findDrama(uuid: $uuid) {
      list {
        uuid
        drama_ai_generate {
          ...Generation_Job
        }
      }
    }
  }
  ${jobFields}
`;

export interface OfferedProvider {
  name: string;
  is_connected: boolean;
  model: string | null;
  uses: { use: string; price_coins: number }[];
  languages: Locale[];
}

export interface Offer {
  providers: OfferedProvider[];
  languages: { language: Locale; writes: boolean; translates: boolean; reason: string | null }[];
  running: { uuid: string } | null;
}

export const findOffer = gql<{ findDramaAiOffer: Offer }, { drama: string }>`
  query GenerationOffer($drama: ID!) {
    findDramaAiOffer(drama_uuid: $drama) {
      providers {
        name
        is_connected
        model
        uses {
          use
          price_coins
        }
        languages
      }
      languages {
        language
        writes
        translates
        reason
      }
      running {
        uuid
      }
    }
  }
`;

/** A proposal as a list shows it. */
export interface ListedProposal {
  uuid: string;
  use: AiUse | 'picture';
  language: Locale | null;
  instruction: string;
  targets: string[];
  state: ProposalState;
  /** Ids of the accepted parts, lines and choices; null for all of it, or none. */
  taken: string[] | null;
  created_at: string;
  decided_at: string | null;
  /** Whether its text is no longer saved. */
  is_emptied: boolean;
}

/** How a response was generated. */
export interface Provenance {
  provider: string;
  model: string;
  sent: string;
  seed: number;
  attempts: number;
  at: string;
}

export interface Proposal extends ListedProposal {
  revision: number;
  /** What its job cost. */
  price_coins: number;
  changes: { id: string; body: StoryPart }[];
  /** The changed parts as they were before. */
  before: { id: string; body: StoryPart }[];
  findings: ProposalFinding[];
  notes: ProposalNote[];
  stale: string[];
  provenance: Provenance[];
}

export const listedFields = gql`
  fragment Generation_Proposal on DramaProposal {
    uuid
    use
    language
    instruction
    targets
    state
    taken
    created_at
    decided_at
    is_emptied
  }
`;

export const findProposals = gql<{ findDramaProposal: ListedProposal[] }, { drama: string }>`
  query DramaProposals($drama: ID!) {
    findDramaProposal(drama_uuid: $drama, without_pictures: true) {
      ...Generation_Proposal
    }
  }
  ${listedFields}
`;

export const findProposal = gql<{ findDramaProposal: Proposal[] }, { drama: string; uuid: string }>`
  query DramaProposal($drama: ID!, $uuid: ID!) {
    findDramaProposal(drama_uuid: $drama, uuid: $uuid) {
      ...Generation_Proposal
      revision
      price_coins
      changes
      before
      findings
      notes
      stale
      provenance
    }
  }
  ${listedFields}
`;

export const decideProposal = gql<
  { setDramaProposal: ListedProposal },
  { uuid: string; state: ProposalState; taken: readonly string[] | null }
>`
  mutation DecideProposal($uuid: ID!, $state: String!, $taken: [ID!]) {
    setDramaProposal(uuid: $uuid, state: $state, taken: $taken) {
      ...Generation_Proposal
    }
  }
  ${listedFields}
`;
