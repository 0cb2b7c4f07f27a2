import type { BuildPlatform } from '@meowtale/contracts/inputs/catalog/build';
import { gql } from 'urql';

export interface Build {
  uuid: string;
  platform: BuildPlatform;
  version: number;
  state: 'await' | 'start' | 'passed' | 'refused';
  reason: string | null;
  size: number;
  url: string | null;
  created_at: string;
}

export const findBuilds = gql<{ findStoreAppBuild: Build[] }, { app: string }>`
  query LobbyBuilds($app: ID!) {
    findStoreAppBuild(app_uuid: $app) { uuid platform version state reason size url created_at }
  }
`;

export const addBuild = gql<{ addAppBuild: { uuid: string } }, { app: string; platform: BuildPlatform }>`
  mutation AddBuild($app: ID!, $platform: String!) {
    addAppBuild(uuid: $app, platform: $platform, useAsync: true) { uuid }
  }
`;

/** The list that was queried doesn't contain a new build. */
export const TOUCHES_BUILDS = { additionalTypenames: ['StoreAppBuild'] };
