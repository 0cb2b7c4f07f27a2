import { beforeEach, describe, expect, jest, test } from '@jest/globals';
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
import { useDraftOver } from './use-draft-over.ts';

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

/** Another tab stores a text, or removes it. */
function storeElsewhere(text: string | null) {
  const oldValue = localStorage.getItem(KEY);
  if (text === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, text);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY, oldValue, newValue: text })));
}
const notKept = () => screen.queryByText('Keep this tab open: this browser isn’t storing your changes.');

test('of two tabs that write the same thing the last one is stored; the other one shows its own text, says so, and removes only that', async () => {
  const elsewhere = '{"note":"Theirs","loud":false}';
  const { user, field } = await open();
  await user.type(field, 'Mine');
  storeElsewhere(elsewhere);
  expect(field).toHaveValue('Mine');
  expect(notKept()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(notKept()).toBeNull();
  expect(localStorage.getItem(KEY)).toBe(elsewhere);
  await user.type(field, '!');
  expect(localStorage.getItem(KEY)).toBe('{"note":"Sent!","loud":true}');
});

test('a draft that is sent or removed in another tab stays in this one, unstored', async () => {
  localStorage.setItem(KEY, '{"note":"Typed","loud":false}');
  const { field } = await open();
  storeElsewhere(null);
  expect(field).toHaveValue('Typed');
  expect(Object.keys(localStorage)).toEqual([]);
});

describe('a draft over something saved', () => {
  const first = { note: 'One', loud: false };
  const second = { note: 'Two', loud: false };
  type Props = { saved: typeof first; version: string | null };
  const write = (initialProps: Props) =>
    renderHook((props: Props) => useDraftOver({ of: 'note.1', ...props }), {
      initialProps,
      wrapper: ({ children }) => <HostProvider host={testHost({}, '/').host}>{children}</HostProvider>,
    });
  const type = ({ result }: ReturnType<typeof write>, note: string) => act(() => result.current.change((before) => ({ ...before, note })));
  const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');

  test('shows a newer version while nothing is typed, and is written over that', () => {
    const form = write({ saved: first, version: '1' });
    form.rerender({ saved: second, version: '2' });
    expect(form.result.current).toMatchObject({ value: second, isConflict: false, over: '2' });
    type(form, 'Two!');
    expect(form.result.current.isConflict).toBe(false);
    expect(stored()).toEqual({ over: '2', fields: { note: 'Two!', loud: false } });
  });

  test('is in conflict with a newer version, also after a reload and further typing, until the person keeps theirs or the saved one', () => {
    const form = write({ saved: first, version: '1' });
    type(form, 'Mine');
    form.rerender({ saved: second, version: '2' });
    expect(form.result.current).toMatchObject({ value: { note: 'Mine' }, isConflict: true });
    form.unmount();
    const again = write({ saved: second, version: '2' });
    expect(again.result.current).toMatchObject({ value: { note: 'Mine' }, isConflict: true, isRestored: true });
    type(again, 'Mine!');
    expect(again.result.current.isConflict).toBe(true);
    expect(stored().over).toBe('1');

    act(() => again.result.current.keepMine());
    expect(again.result.current).toMatchObject({ value: { note: 'Mine!' }, isConflict: false, isRestored: false, over: '2' });
    again.unmount();
    const kept = write({ saved: second, version: '2' });
    expect(kept.result.current).toMatchObject({ value: { note: 'Mine!' }, isConflict: false, isRestored: true });
    kept.rerender({ saved: { note: 'Three', loud: false }, version: '3' });
    expect(kept.result.current.isConflict).toBe(true);
    act(() => kept.result.current.takeTheirs());
    expect(kept.result.current).toMatchObject({ value: { note: 'Three' }, isConflict: false });
    expect(stored()).toBeNull();
  });

  test('is none where the newer version says the same', () => {
    const form = write({ saved: first, version: '1' });
    type(form, 'Two');
    form.rerender({ saved: second, version: '2' });
    expect(form.result.current).toMatchObject({ value: second, isConflict: false });
    form.unmount();
    expect(write({ saved: second, version: '2' }).result.current).toMatchObject({ isConflict: false, isRestored: false });
  });

  test('of an earlier release, without a version, is restored as a conflict; of something new without one', () => {
    localStorage.setItem(KEY, '{"note":"Typed","loud":true}');
    const form = write({ saved: first, version: '1' });
    expect(form.result.current).toMatchObject({ value: { note: 'Typed', loud: true }, isConflict: true, over: null });
    form.unmount();
    const unsaved = write({ saved: { note: '', loud: false }, version: null });
    expect(unsaved.result.current).toMatchObject({ value: { note: 'Typed' }, isConflict: false, isRestored: true });
  });

  test('that was sent is gone, also before the saved version is read again; what was typed meanwhile stays', () => {
    const form = write({ saved: first, version: '1' });
    type(form, 'Two');
    const sent = form.result.current.value;
    type(form, 'Two and more');
    act(() => form.result.current.settle(second, '2', sent));
    expect(form.result.current).toMatchObject({ value: { note: 'Two and more' }, isConflict: false });
    expect(stored()).toEqual({ over: '2', fields: { note: 'Two and more', loud: false } });
    act(() => form.result.current.settle(second, '2', form.result.current.value));
    expect(stored()).toBeNull();
    expect(form.result.current).toMatchObject({ value: second, isConflict: false });
    type(form, 'Two!');
    expect(form.result.current.isConflict).toBe(false);
    form.rerender({ saved: second, version: '2' });
    expect(form.result.current).toMatchObject({ value: { note: 'Two!' }, isConflict: false });
    form.rerender({ saved: first, version: '3' });
    expect(form.result.current.isConflict).toBe(true);
  });

  test('for which this browser has no room stays in the form, and is stored once there is', () => {
    const form = write({ saved: first, version: '1' });
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    type(form, 'Mine');
    full.mockRestore();
    expect(form.result.current).toMatchObject({ value: { note: 'Mine' }, isKept: false });
    expect(stored()).toBeNull();
    type(form, 'Mine!');
    expect(form.result.current.isKept).toBe(true);
    expect(stored()).toEqual({ over: '1', fields: { note: 'Mine!', loud: false } });
  });
});
