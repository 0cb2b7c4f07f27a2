import { expect, test } from '@jest/globals';
import { mira, Refusal } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AUTHOR, STORE } from '../detail/test-listing.ts';
import type { StoreComment } from './documents.ts';
import { board, open, responses, say, section, sent, someone, typed } from './test-comments.ts';

test('a text that is too long is kept whole, with an error before it is sent', async () => {
  const { person } = await open();
  await section();
  const field = screen.getByRole('textbox', { name: 'Your comment' });
  await person.click(field);
  await person.paste('x'.repeat(2001));
  expect(field).toHaveValue('x'.repeat(2001));
  expect(screen.getByText('2,001 / 2,000')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Post comment' }));
  expect(field).toBeInvalid();
  expect(screen.getByText('This is too long.')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await person.type(field, '{backspace}');
  await person.click(screen.getByRole('button', { name: 'Post comment' }));
  expect(await screen.findByText('1 comment')).toBeVisible();
});

test('an empty page invites to comment, and a sent comment appears at once', async () => {
  const { person, host } = await open();
  expect(await within(await section()).findByRole('heading', { name: 'No comments yet' })).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Your comment' });
  await person.type(field, 'The bell!');
  expect(screen.getByText('9 / 2,000')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Post comment' }));
  expect(await screen.findByText('The bell!', { selector: 'p' })).toBeVisible();
  expect(sent).toHaveBeenLastCalledWith({ id: STORE, comment: 'The bell!', spoils: false, parent: null, key: expect.any(String) });
  expect(host.notify).toHaveBeenLastCalledWith('Your comment is posted.', 'success');
  expect(field).toHaveValue('');
  expect(screen.getByText('1 comment')).toBeVisible();
});

test('a comment shows its writer, whether they own the work, and that it was edited', async () => {
  board.comments = [say(1, { is_buyer: true, updated_at: '2026-11-25T10:00:00.000Z' }), say(2, { comment: '<b>bold</b>\nsecond line' })];
  await open();
  const [first, second] = within((await within(await section()).findAllByRole('list'))[0] as HTMLElement).getAllByRole('listitem');
  expect(first).toHaveTextContent(/Mothwing.*Owns this story.*edited.*Words 1/);
  expect(second).toHaveTextContent('<b>bold</b> second line');
  expect(second).not.toHaveTextContent(/Owns this story|edited/);
  expect(within(await section()).queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});

test('the work’s author is distinguished from its owners', async () => {
  board.comments = [say(1, { is_buyer: true, user: someone('Lamplight', AUTHOR) }), say(2, { is_buyer: true })];
  await open();
  const [author, reader] = within((await within(await section()).findAllByRole('list'))[0] as HTMLElement).getAllByRole('listitem');
  expect(author).toHaveTextContent(/Lamplight.*Creator/);
  expect(author).not.toHaveTextContent('Owns this story');
  expect(reader).not.toHaveTextContent('Creator');
});

test('staff have a badge beside their comments and replies, and a name that imitates it has none', async () => {
  const staffMember = { ...someone('Lampkeeper'), is_staff: true };
  board.comments = [
    say(1, { user: staffMember, is_buyer: true }),
    say(2, { user: someone('Meowtale staff'), reply_count: 1, replies: [say(3, { user: staffMember })] }),
  ];
  await open();
  const marks = await screen.findAllByText('Meowtale staff', { selector: '.mt-badge--staff' });
  expect(marks.map((mark) => within(mark.closest('li') as HTMLElement).getByText(/^Words/).textContent)).toEqual(['Words 1', 'Words 3']);
  expect(marks[0]?.closest('li')).toHaveTextContent('Owns this story');
});

test('ten comments are shown, and more are loaded and focused', async () => {
  board.comments = Array.from({ length: 12 }, (_, index) => say(index));
  const { person } = await open();
  await screen.findByText('Words 9');
  expect(screen.queryByText('Words 10')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Show more comments' }));
  const later = await screen.findByText('Words 10');
  expect(later.closest('ul')).toHaveFocus();
  expect(screen.getByText('Words 11')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more comments' })).not.toBeInTheDocument();
});

test('a person’s own comment is edited in place, and only their own', async () => {
  board.comments = [say(1), say(2, { user: someone('Mira', mira.uuid) })];
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within((await screen.findByRole('button', { name: 'Save' })).closest('form') as HTMLElement);
  const field = form.getByRole('textbox', { name: 'Your comment' });
  expect(field).toHaveFocus();
  await person.type(field, ', again');
  await person.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Words 2, again', { selector: 'p' })).toBeVisible();
  expect(sent).toHaveBeenLastCalledWith({ uuid: board.comments[1]?.uuid, comment: 'Words 2, again', spoils: false, revision: 1 });
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
});

test('a rejected comment stays in the form: an empty one, an invalid character, an outage', async () => {
  const { person, host } = await open({
    addStoreComment: ({ comment }) => {
      if (comment === 'offline') throw new Error('nobody answers');
      throw new Refusal({ code: 'input/invalid', status: 400, fields: [{ path: 'comment', key: 'invalid.characters' }] });
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Your comment' });
  const send = screen.getByRole('button', { name: 'Post comment' });
  await person.click(send);
  expect(field).toHaveAccessibleDescription('Please write something here.');
  await person.type(field, 'strange');
  await person.click(send);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/a character in here/));
  expect(field).toHaveValue('strange');
  await person.clear(field);
  await person.type(field, 'offline');
  await person.click(send);
  await waitFor(() => expect(host.showError).toHaveBeenCalledWith(expect.objectContaining({ code: 'other/network-request-failed' })));
  expect(field).toHaveValue('offline');
});

test('a guest reads, and signs in to write', async () => {
  board.comments = [say(1)];
  const { person, host } = await open({}, null);
  expect(await screen.findByText('Words 1')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Your comment' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Sign in and comment' }));
  expect(host.session.signIn).toHaveBeenCalled();
});

test('comments that fail to load show an error and leave the rest of the page', async () => {
  let resting = true;
  const { person } = await open({
    storeComments: (variables) => {
      if (resting) throw new Refusal({ code: 'service/unavailable', status: 503, service: 'catalog' });
      return responses.storeComments?.(variables);
    },
  });
  const failed = within(await section());
  expect(await failed.findByRole('heading', { name: 'The comments couldn’t be loaded' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'The Night Ferry' })).toBeVisible();
  resting = false;
  await person.click(failed.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No comments yet' })).toBeVisible();
});

test('a spoiler is covered, and shown on request', async () => {
  board.comments = [say(1, { is_spoiler: true, comment: 'She was the lamp.' }), say(2)];
  const { person } = await open();
  const reveal = await screen.findByRole('button', { name: 'Show comment' });
  expect(screen.queryByText('She was the lamp.')).not.toBeInTheDocument();
  expect(reveal).toHaveAttribute('aria-expanded', 'false');
  reveal.focus();
  await person.keyboard('{Enter}');
  expect(screen.getByText('She was the lamp.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Hide comment' }));
  expect(screen.queryByText('She was the lamp.')).not.toBeInTheDocument();
});

test('a comment can be marked as a spoiler and unmarked', async () => {
  const { person } = await open();
  await person.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'It is the cat.');
  await person.click(screen.getByRole('checkbox', { name: 'Contains spoilers' }));
  await person.click(screen.getByRole('button', { name: 'Post comment' }));
  expect(await screen.findByRole('button', { name: 'Show comment' })).toBeVisible();
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ comment: 'It is the cat.', spoils: true }));
  await person.click(screen.getByRole('button', { name: 'Edit' }));
  const form = within((await screen.findByRole('button', { name: 'Save' })).closest('form') as HTMLElement);
  await person.click(form.getByRole('checkbox', { name: 'Contains spoilers', checked: true }));
  await person.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ spoils: false })));
});

test('a long comment is folded and can be unfolded; its direction follows its text', async () => {
  board.comments = [say(1, { comment: `שלום. ${'מילה '.repeat(200)}` }), say(2)];
  const { person } = await open();
  const more = await screen.findByRole('button', { name: 'Show more' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(document.getElementById(more.getAttribute('aria-controls') ?? '')).toHaveAttribute('dir', 'auto');
  await person.click(more);
  expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
});

test('a person without a verified address reads how to verify it, and can only delete', async () => {
  board.comments = [say(1), say(2, { user: { ...say(2).user, uuid: mira.uuid } })];
  await open({}, { ...mira, emailVerified: false });
  expect(await screen.findByRole('link', { name: 'Verify email' })).toHaveAttribute('href', `/verify-email?returnUrl=%2Fstore%2F${STORE}`);
  expect(screen.queryByRole('textbox', { name: 'Your comment' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Reply/ })).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Delete' })).toBeVisible();
  for (const name of [/^Report/, 'Edit']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('a rate limit shows when the next comment is possible', async () => {
  const { person } = await open({
    addStoreComment: () => {
      const field = { path: 'comment', key: 'invalid.too-many-comments', params: { maximum: 20, minutes: 12 } };
      throw new Refusal({ code: 'input/invalid', status: 400, fields: [field] });
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Your comment' });
  await person.type(field, 'Again');
  await person.click(screen.getByRole('button', { name: 'Post comment' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/20 comments an hour\. Send this one in 12 minutes\./));
  expect(field).toHaveValue('Again');
});

test('a person’s own comment is deleted after a confirmation that mentions its replies', async () => {
  board.comments = [say(1, { user: someone('Mira', mira.uuid), reply_count: 1, replies: [say(9, { comment: 'Hm.' })] }), say(2)];
  const { person, host } = await open({
    deleteStoreComment: (variables) => {
      sent(variables);
      board.comments = board.comments.filter(({ uuid }) => uuid !== variables.uuid);
      return { delStoreComment: true };
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this comment?' }));
  expect(dialog.getByText(/can’t be undone\. Replies to it are no longer shown\./)).toBeVisible();
  const { uuid } = board.comments[0] as StoreComment;
  await person.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Words 1')).not.toBeInTheDocument());
  expect(sent).toHaveBeenLastCalledWith({ uuid });
  expect(host.notify).toHaveBeenLastCalledWith('Your comment is deleted.', 'success');
  await waitFor(() => expect(screen.getByText('Words 2').closest('li')).toHaveFocus());
});

test('after the only comment was deleted the heading of the comments has the focus', async () => {
  board.comments = [say(1, { user: someone('Mira', mira.uuid) })];
  const { person } = await open({
    deleteStoreComment: () => {
      board.comments = [];
      return { delStoreComment: true };
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Comments' })).toHaveFocus());
});

test('a reply is written in place; the creator’s replies are marked, and the rest is loaded on request', async () => {
  const replies = [say(3, { user: someone('Osa', AUTHOR), comment: 'Soon.' }), say(4), say(5)];
  board.comments = [say(1, { reply_count: 4, replies })];
  const all = [...replies, say(6)];
  const { person } = await open({
    commentReplies: () => ({
      findStoreComment: {
        __typename: 'StoreCommentList',
        list: all.map(typed),
        totalCount: all.length,
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    }),
    addStoreComment: (variables) => {
      sent(variables);
      all.push(say(7, { comment: variables.comment, user: someone('Mira', mira.uuid) }));
      return { addStoreComment: { __typename: 'StoreComment', uuid: all.at(-1)?.uuid } };
    },
  });
  const thread = within(await screen.findByRole('region', { name: 'Replies to Mothwing' }));
  expect(thread.getAllByRole('listitem')[0]).toHaveTextContent(/Osa.*Creator.*Soon\./);
  expect(thread.queryByText('Words 6')).not.toBeInTheDocument();
  await person.click(thread.getByRole('button', { name: 'Show all 4 replies' }));
  expect(await thread.findByText('Words 6')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Reply to Mothwing' }));
  const field = screen.getByRole('textbox', { name: 'Reply to Mothwing' });
  expect(field).toHaveFocus();
  await person.type(field, 'I hope so.');
  await person.click(screen.getByRole('button', { name: 'Reply' }));
  expect(await thread.findByText('I hope so.', { selector: 'p' })).toBeVisible();
  const expected = { id: STORE, comment: 'I hope so.', spoils: false, parent: board.comments[0]?.uuid, key: expect.any(String) };
  expect(sent).toHaveBeenLastCalledWith(expected);
  expect(screen.queryByRole('textbox', { name: 'Reply to Mothwing' })).not.toBeInTheDocument();
});

test('a comment is reported with a reason; errors are shown at their field', async () => {
  board.comments = [say(1)];
  let isFull = true;
  const { person, host } = await open({
    reportStoreComment: (variables) => {
      sent(variables);
      const field = { path: 'reason', key: 'invalid.too-many-reports', params: { maximum: 20, minutes: 1 } };
      if (isFull) throw new Refusal({ code: 'input/invalid', status: 400, fields: [field] });
      return { addStoreCommentReport: true };
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Report the comment by Mothwing' }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = dialog.getByRole('button', { name: 'Send report' });
  await person.click(send);
  expect(dialog.getByText('Please choose a reason.')).toBeVisible();
  await person.click(dialog.getByRole('radio', { name: 'Other' }));
  await person.click(send);
  expect(dialog.getByText('Please write something here.')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await person.type(dialog.getByRole('textbox', { name: /^Details/ }), ' He sells gold. ');
  await person.click(send);
  expect(await dialog.findByText('You can send 20 reports an hour. Send this one in 1 minute.')).toBeVisible();
  isFull = false;
  await person.click(send);
  await waitFor(() => expect(host.notify).toHaveBeenLastCalledWith('Thank you. Our staff will look at it.', 'success'));
  expect(sent).toHaveBeenLastCalledWith({ uuid: board.comments[0]?.uuid, reason: 'other', memo: 'He sells gold.' });
});
