import { v7 as uuidv7 } from 'uuid';
import type { TestCatalog, TestPersonWithUuid } from './catalog.ts';
import { addReadyApp } from './listings.ts';

/** What of the apps room is `owner`'s alone, for the access table. */
export interface AppsFixture {
  /** An app that is in no store, its link, and one that may go. */
  sharedApp: string;
  shareLink: { uuid: string; token: string };
  passingShareLink: string;
  /** A label of `owner`'s, and one that may go. */
  label: string;
  passingLabel: string;
}

export async function appsFixture(catalog: TestCatalog, owner: TestPersonWithUuid): Promise<AppsFixture> {
  const sharedApp = await addReadyApp(catalog, owner.muid, { name: 'Shared' });
  const share = async () => {
    const add = 'mutation ($app: ID!) { addAppShareLink(app_uuid: $app) { uuid token } }';
    return (await catalog.graphql(add, { app: sharedApp }, owner)).data.addAppShareLink;
  };
  const build = { uuid: uuidv7(), app_uuid: sharedApp, user_uuid: owner.muid, platform: 'windows', version: 1, branded: false };
  await catalog.db('app_builds').insert({ ...build, job_uuid: uuidv7(), state: 'passed', basename: 'SECRETbuild' });
  const label = async (name: string): Promise<string> => {
    const add = 'mutation ($name: String!) { addCustomTag(category: "app", name: $name) { uuid } }';
    return (await catalog.graphql(add, { name }, owner)).data.addCustomTag.uuid;
  };
  return {
    sharedApp,
    shareLink: await share(),
    passingShareLink: (await share()).uuid,
    label: await label('SECRETlabel'),
    passingLabel: await label('passing'),
  };
}
