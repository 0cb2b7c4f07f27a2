import { beforeEach, expect, test } from '@jest/globals';
import { UiProvider } from '@meowtale/ui';
import { act, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DraftNotice } from './draft-notice.tsx';
import type { SessionPerson } from './host.ts';
import { HostProvider } from './host-context.tsx';
import { createSliceI18n, type LoadWords } from './i18n.ts';
import { SliceScope } from './slice-scope.tsx';
import { mira, testHost } from './testing/host.ts';
import { removeDrafts, useDraft } from './use-draft.ts';

const noWords: LoadWords = async () => ({ default: {} });
const other: SessionPerson = { ...mira, uuid: '0198f6d2-0000-7000-8000-00000000bbbb' };
const KEY = `meowtale.draft.${mira.uuid}.note.1`;

function Form({ saved }: { saved: { note: string; loud: boolean } }) {
  const draft = useDraft({ of: 'note.1', saved });
  return (
    <>
      <DraftNotice draft={draft} onDiscard={() => draft.settle()} />
      <input
        aria-label="Note"
        value={draft.value.note}
        onChange={({ currentTarget: { value } }) => draft.change((before) => ({ ...before, note: value }))}
      />
      <button type="button" onClick={() => draft.settle({ note: 'Sent', loud: true })}>
        Send
      </button>
    </>
  );
}

async function open(person: SessionPerson | null = mira, saved = { note: '', loud: false }) {
  const { host } = testHost({}, '/', person);
  const i18n = await createSliceI18n('en-US', noWords);
  const { unmount } = render(
    <UiProvider locale="en-US" colorScheme="light">
      <SliceScope host={host} words={i18n}>
        <Form saved={saved} />
      </SliceScope>
    </UiProvider>,
  );
  return { unmount, user: userEvent.setup(), field: screen.getByRole('textbox', { name: 'Note' }) };
}
const restored = () => screen.queryByText('Unsaved changes from this browser were restored.');

beforeEach(() => localStorage.clear());

test('what was typed is restored after a reload, says so until it is changed, and is gone once it was sent', async () => {
  const first = await open();
  await first.user.type(first.field, 'The bell');
  expect(restored()).toBeNull();
  first.unmount();

  const second = await open();
  expect(second.field).toHaveValue('The bell');
  expect(restored()).toBeVisible();
  await second.user.type(second.field, ' is silent');
  expect(restored()).toBeNull();
  await second.user.click(screen.getByRole('button', { name: 'Send' }));
  expect(second.field).toHaveValue('Sent');
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('discarding shows what is saved and removes the draft', async () => {
  localStorage.setItem(KEY, JSON.stringify({ note: 'Typed', loud: true }));
  const { user, field } = await open(mira, { note: 'Saved', loud: false });
  expect(field).toHaveValue('Typed');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(field).toHaveValue('Saved');
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('nothing is stored where the form is empty or as it was saved', async () => {
  const { user, field } = await open(mira, { note: 'A', loud: false });
  await user.type(field, 'B');
  expect(localStorage.getItem(KEY)).toBe('{"note":"AB","loud":false}');
  await user.type(field, '{Backspace}');
  expect(localStorage.getItem(KEY)).toBeNull();
  await user.type(field, '{Backspace}');
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('texts inside a form’s objects and lists are stored as well, and an empty form isn’t', () => {
  const saved = { texts: {} as Record<string, string>, lines: [''] };
  const { result } = renderHook(() => useDraft({ of: 'notice', saved }), {
    wrapper: ({ children }) => <HostProvider host={testHost({}, '/').host}>{children}</HostProvider>,
  });
  act(() => result.current.change((before) => ({ ...before, texts: { 'en-US': '' } })));
  expect(Object.keys(localStorage)).toEqual([]);
  act(() => result.current.change((before) => ({ ...before, texts: { 'en-US': 'We move.' } })));
  expect(localStorage.getItem(`meowtale.draft.${mira.uuid}.notice`)).toBe('{"texts":{"en-US":"We move."},"lines":[""]}');
});

test('a draft is read by its writer alone, and a guest’s isn’t stored', async () => {
  const first = await open();
  await first.user.type(first.field, 'Mine');
  first.unmount();
  const second = await open(other);
  expect(second.field).toHaveValue('');
  second.unmount();
  const guest = await open(null);
  expect(guest.field).toHaveValue('');
  await guest.user.type(guest.field, 'Nobody’s');
  expect(Object.keys(localStorage)).toEqual([KEY]);
});

test.each(['not JSON', 'null', '[]', '{"note":7,"loud":false}', '{"loud":true}'])(
  'a stored draft that the form can’t show is left out: %s',
  async (stored) => {
    localStorage.setItem(KEY, stored);
    const { field } = await open();
    expect(field).toHaveValue('');
    expect(restored()).toBeNull();
  },
);

test('what is typed is stored again when the site’s data is cleared, and what was sent isn’t', async () => {
  const clear = () => {
    localStorage.clear();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
  };
  const { user, field } = await open();
  await user.type(field, 'The bell');
  clear();
  expect(localStorage.getItem(KEY)).toBe('{"note":"The bell","loud":false}');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  clear();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a restored draft is stored again when the site’s data is cleared', async () => {
  localStorage.setItem(KEY, '{"note":"Typed","loud":false}');
  await open();
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(localStorage.getItem(KEY)).toBe('{"note":"Typed","loud":false}');
});

test('a person’s drafts are removed together, and nothing else', () => {
  const others = [`meowtale.draft.${other.uuid}.note.1`, `meowtale.store.${mira.uuid}.1`];
  for (const key of [KEY, `meowtale.draft.${mira.uuid}.profile`, ...others]) localStorage.setItem(key, '{}');
  removeDrafts(mira.uuid);
  expect(Object.keys(localStorage).sort()).toEqual([...others].sort());
});
