import { waitUntil } from '@meowtale/service-kit/wait-until';
import { expect, type Frame, type Page } from '@playwright/test';
import { accountOf } from './account.ts';
import type { Payload } from './files.ts';
import type { Person } from './people.ts';
import { uploadApp } from './submission.ts';
import { visitorAt } from './visitor.ts';

/** A listing that isn't submitted yet, whose work only its owner may play. */
export interface Draft {
  app: string;
  store: string;
  submit: string;
}

/** Adds a listing whose app is made from a file. */
export async function makeDraft(maker: Person, name: string, file: Payload): Promise<Draft> {
  const app = await uploadApp(maker, name, file);
  const { addStore } = await maker.ask<{ addStore: { uuid: string; current_submit: { uuid: string; revision: number } } }>(
    'mutation { addStore(platform_key: "meowtale-open") { uuid current_submit { uuid revision } } }',
  );
  const { uuid: submit, revision } = addStore.current_submit;
  await maker.ask(
    `mutation Pack($store: ID!, $submit: ID!, $revision: Int!, $app: ID!) {
      updateStoreSubmit(store_id: $store, uuid: $submit, revision: $revision, data: { store_submit_game_pack: { type: 1, official_app_uuid: $app } }) { uuid }
    }`,
    { store: addStore.uuid, submit, revision, app },
  );
  return { app, store: addStore.uuid, submit };
}

/** Opens a draft's play page by client-side navigation, because the server returns 404 for its address. */
export async function openDraft(page: Page, maker: Person, { app, store }: Draft): Promise<Frame> {
  await page.goto('/store');
  // Rendered once the page is hydrated; before that it ignores navigation.
  await expect(accountOf(visitorAt(page), maker.nickname)).toBeVisible();
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, `/store/${store}/fullscreen`);
  const find = () => page.frames().find((frame) => frame.url().includes(app));
  if (!(await waitUntil(async () => find() !== undefined, { withinMs: 15_000 }))) throw new Error('the work has no frame');
  return find() as Frame;
}
