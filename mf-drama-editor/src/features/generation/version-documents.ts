import { gql } from 'urql';
import { listedFields } from './documents.ts';
import type { WroteNode } from './node-versions.ts';

/** The proposals that wrote a node, each with its versions. */
export const findNodeVersions = gql<{ findDramaProposal: WroteNode[] }, { drama: string; node: string }>`
  query NodeVersions($drama: ID!, $node: ID!) {
    findDramaProposal(drama_uuid: $drama, node: $node) {
      ...Generation_Proposal
      version
    }
  }
  ${listedFields}
`;
