import { v7 as uuidv7 } from 'uuid';
import type { TestCatalog, TestPersonWithUuid } from './catalog.ts';
import { addReadyApp, completeData } from './listings.ts';
import { makeApp } from './works.ts';

/** The owner's apps, for the access table. */
export interface AppsFixture {
  /** An app in no listing, its shared link, and a link that may be deleted. */
  sharedApp: string;
  shareLink: { uuid: string; token: string };
  passingShareLink: string;
  /** An app with its source text. */
  sourceApp: string;
  /** A label of the owner's, and one that may be deleted. */
  label: string;
  passingLabel: string;
  /** A listing's data and its app, whose tree and notes only the owner reads. */
  sold: Awaited<ReturnType<typeof completeData>>;
  soldApp: string;
}

export async function appsFixture(catalog: TestCatalog, owner: TestPersonWithUuid): Promise<AppsFixture> {
  const sharedApp = await addReadyApp(catalog, owner.muid, { name: 'Shared' });
  const share = async () => {
    const add = 'mutation ($app: ID!) { addAppShareLink(app_uuid: $app) { uuid token } }';
    return (await catalog.graphql(add, { app: sharedApp }, owner)).data.addAppShareLink;
  };
  const { uuid: sourceApp } = await makeApp(catalog, owner, 'SECRETsource\n-> END');
  const sold = await completeData(catalog, owner);
  const soldApp = sold.store_submit_game_pack.official_app_uuid;
  await noteInApp(catalog, soldApp);
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
    sourceApp,
    label: await label('SECRETlabel'),
    passingLabel: await label('passing'),
    sold,
    soldApp,
  };
}

async function noteInApp({ db }: TestCatalog, uuid: string): Promise<void> {
  const notes = { template: 'secret-template', theme: 'secret-theme', plugins: ['secret-plugin'], meta: { editor: 'SECRETmeta' } };
  await db('apps').where({ uuid }).update(notes);
  await db('app_trees').insert({ app_uuid: uuid, node: JSON.stringify([{ type: 'chapter', seq: 0, name: 'SECRETtree', children: [] }]) });
}
