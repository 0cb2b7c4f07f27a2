import { expect, jest, test } from '@jest/globals';
import { mira, Refusal } from '@meowtale/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { board, open, say, section, sent } from './test-comments.ts';

test('words for which this browser has no room are said to be kept nowhere, and hold the page until they are sent', async () => {
  const { person, leaving } = await open();
  await section();
  const field = screen.getByRole('textbox', { name: 'Your comment' });
  await person.type(field, 'The bell');
  expect([screen.queryByText(/isn’t storing/), leaving()]).toEqual([null, null]);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await person.type(field, '!');
  full.mockRestore();
  expect(screen.getByText('Keep this tab open: this browser isn’t storing your changes.')).toBeVisible();
  expect(leaving()).toBe('Your comment isn’t sent yet. Leave and lose it?');
  await person.click(screen.getByRole('button', { name: 'Post comment' }));
  expect(await screen.findByText('1 comment')).toBeVisible();
  expect([screen.queryByText(/isn’t storing/), leaving()]).toEqual([null, null]);
});

test('a typed text is restored after the page was left, for its writer only, until it is sent', async () => {
  const first = await open();
  await first.person.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Half a thought');
  first.unmount();
  const other = await open({}, { ...mira, uuid: '0198f6d2-0000-7000-8000-00000000cccc' });
  expect(await screen.findByRole('textbox', { name: 'Your comment' })).toHaveValue('');
  other.unmount();
  const again = await open();
  expect(await screen.findByRole('textbox', { name: 'Your comment' })).toHaveValue('Half a thought');
  expect(screen.getByText('Your unsent comment was restored.')).toBeVisible();
  await again.person.click(screen.getByRole('button', { name: 'Post comment' }));
  expect(await screen.findByText('Half a thought', { selector: 'p' })).toBeVisible();
  again.unmount();
  await open();
  expect(await screen.findByRole('textbox', { name: 'Your comment' })).toHaveValue('');
});

test('a comment that wasn’t sent is restored after a reload, and one that was sent isn’t', async () => {
  const first = await open();
  await section();
  await first.person.type(screen.getByRole('textbox', { name: 'Your comment' }), 'The ferry');
  first.unmount();
  const second = await open();
  await section();
  expect(screen.getByRole('textbox', { name: 'Your comment' })).toHaveValue('The ferry');
  expect(screen.getByText('Your unsent comment was restored.')).toBeVisible();
  await second.person.click(screen.getByRole('button', { name: 'Post comment' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your comment' })).toHaveValue(''));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('meowtale.draft.'))).toEqual([]);
});

test('a report that wasn’t sent is restored after a reload, and cancelling it removes it', async () => {
  board.comments = [say(1)];
  const report = { name: 'Report the comment by Mothwing' };
  const first = await open();
  await first.person.click(await screen.findByRole('button', report));
  await first.person.click(screen.getByRole('radio', { name: 'Other' }));
  await first.person.type(screen.getByRole('textbox', { name: /^Details/ }), 'He sells gold');
  first.unmount();
  const { person } = await open();
  await person.click(await screen.findByRole('button', report));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Unsaved changes from this browser were restored.')).toBeVisible();
  expect(dialog.getByRole('radio', { name: 'Other' })).toBeChecked();
  expect(dialog.getByRole('textbox', { name: /^Details/ })).toHaveValue('He sells gold');
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', report));
  expect(await screen.findByRole('textbox', { name: /^Details/ })).toHaveValue('He sells gold');
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await person.click(screen.getByRole('button', report));
  expect(await screen.findByRole('textbox', { name: /^Details/ })).toHaveValue('');
});

test.each([
  ['a comment', async () => screen.findByRole('textbox', { name: 'Your comment' })],
  ['a reply', async () => screen.findByRole('textbox', { name: 'Reply to Mothwing' })],
])('the text of %s is there again after its writer was signed out, and isn’t shown to another person', async (_what, field) => {
  board.comments = [say(1)];
  const { person, become } = await open();
  await person.click(await screen.findByRole('button', { name: 'Reply to Mothwing' }));
  await person.type(await field(), 'The ferry');
  act(() => become(null));
  expect(screen.queryByRole('textbox', { name: /comment|Reply/ })).toBeNull();
  act(() => become(mira));
  expect(await field()).toHaveValue('The ferry');
  act(() => become(null));
  act(() => become({ ...mira, uuid: '0198f6d2-0000-7000-8000-00000000dddd' }));
  expect(await field()).toHaveValue('');
});

test('a changed comment is there again after its writer was signed out, and another person reads the comment as it is', async () => {
  board.comments = [say(2, { user: { ...say(2).user, uuid: mira.uuid } })];
  const { person, become } = await open();
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  await person.type(await screen.findByDisplayValue('Words 2'), ' and more');
  act(() => become(null));
  expect(screen.queryByDisplayValue(/Words 2/)).toBeNull();
  act(() => become({ ...mira, uuid: '0198f6d2-0000-7000-8000-00000000dddd' }));
  expect(await screen.findByText('Words 2')).toBeVisible();
  act(() => become(mira));
  expect(await screen.findByDisplayValue('Words 2 and more')).toBeVisible();
});

test('a changed comment that was changed elsewhere meanwhile isn’t saved before its writer kept it', async () => {
  const own = { user: { ...say(2).user, uuid: mira.uuid } };
  board.comments = [say(2, own)];
  const first = await open();
  await first.person.click(await screen.findByRole('button', { name: 'Edit' }));
  await first.person.type(await screen.findByDisplayValue('Words 2'), ' and more');
  first.unmount();
  board.comments = [say(2, { ...own, comment: 'Words 2, shortened', updated_at: '2026-11-29T10:00:00.000Z' })];
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(await screen.findByText('A newer version was saved elsewhere')).toBeVisible();
  expect(screen.getByText('Words 2, shortened', { selector: 'dd p' })).toBeVisible();
  expect(screen.getByDisplayValue('Words 2 and more')).toBeVisible();
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  await person.click(screen.getByRole('button', { name: 'Keep mine' }));
  await person.click(save);
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ comment: 'Words 2 and more' })));
});

test('a comment that was changed elsewhere while it is edited shows both versions, and is saved over the newer one', async () => {
  const own = { user: { ...say(2).user, uuid: mira.uuid } };
  board.comments = [say(2, own)];
  const { person, host } = await open({
    setStoreComment: (variables) => {
      sent(variables);
      const [now] = board.comments;
      if (variables.revision !== now?.revision) throw new Refusal({ code: 'input/conflict', status: 409, data: now });
      return { setStoreComment: { __typename: 'StoreComment', uuid: variables.uuid } };
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  await person.type(await screen.findByDisplayValue('Words 2'), ' and more');
  board.comments = [say(2, { ...own, comment: 'Words 2, shortened', updated_at: '2026-11-29T10:00:00.000Z', revision: 2 })];
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('A newer version was saved elsewhere')).toBeVisible();
  expect(screen.getByText('Words 2, shortened', { selector: 'dd p' })).toBeVisible();
  expect(screen.getByDisplayValue('Words 2 and more')).toBeVisible();
  expect(host.showError).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Keep mine' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByDisplayValue('Words 2 and more')).toBeNull());
  expect(sent.mock.calls).toMatchObject([[{ revision: 1 }], [{ revision: 2, comment: 'Words 2 and more' }]]);
});
