import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { z } from 'zod';
import { createPopupStore } from './popup-store.ts';

const input = z.toJSONSchema(z.object({ storeId: z.uuid() }), { io: 'input' }) as Record<string, unknown>;
const popups = { 'store.reward': { slice: 'mf-store', input } };
const storeId = '0199a1b2-0000-7000-8000-000000000001';

test('a popup opens by its name, and closing it resolves its caller’s promise', async () => {
  const store = createPopupStore(popups);
  const opened = store.openPopup('store.reward', { storeId });
  await waitFor(() => expect(store.getState().open).toHaveLength(1));
  const [popup] = store.getState().open;
  expect(popup).toMatchObject({ name: 'store.reward', slice: 'mf-store', input: { storeId } });
  popup?.close({ paid: true });
  expect(await opened).toEqual({ paid: true });
  expect(store.getState().open).toEqual([]);
});

test('an input that doesn’t fit the owning slice’s schema is rejected, and nothing opens', async () => {
  const store = createPopupStore(popups);
  await expect(store.openPopup('store.reward', { storeId: 7 })).rejects.toThrow(
    /popup store\.reward was given a wrong input[\s\S]*storeId/,
  );
  expect(store.getState().open).toEqual([]);
});

test('an unknown name is rejected', async () => {
  await expect(createPopupStore(popups).openPopup('store.nothing', {})).rejects.toThrow('no slice has a popup store.nothing');
});
