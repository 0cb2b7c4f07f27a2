import { beforeEach, expect, jest, test } from '@jest/globals';
import { UiProvider } from '@meowtale/ui';
import { createSliceI18n } from '@meowtale/web-kit';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { loadWords } from '../words.ts';
import { type MessageInput, MessagePopup } from './message-popup.tsx';

const i18n = await createSliceI18n('en-US', loadWords);

beforeEach(() => localStorage.clear());

function draw(input: MessageInput) {
  const close = jest.fn();
  const view = render(
    <I18nextProvider i18n={i18n}>
      <UiProvider locale="en-US" colorScheme="light">
        <MessagePopup input={input} close={close} />
      </UiProvider>
    </I18nextProvider>,
  );
  return { close, ...view };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['message', 'Message'],
  ['error', 'Error'],
] as const)('a %s has a title of its kind and one button', async (type, title) => {
  const { close } = draw({ type, message: 'It is done.' });
  expect(screen.getByRole('dialog', { name: title })).toHaveTextContent('It is done.');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['OK']);
  await press('OK');
  expect(close).toHaveBeenCalledWith(true);
});

test('an error is announced at once', () => {
  draw({ type: 'error', message: 'It broke.' });
  expect(screen.getByRole('alert')).toHaveTextContent('It broke.');
});

test('a question has two buttons, with custom labels if given', async () => {
  const { close } = draw({ type: 'confirm', title: 'Empty it?', message: 'All of it.', confirmLabel: 'Empty it', cancelLabel: 'Keep it' });
  expect(screen.getByRole('dialog', { name: 'Empty it?' })).toBeInTheDocument();
  await press('Keep it');
  expect(close).toHaveBeenLastCalledWith(false);
  await press('Empty it');
  expect(close).toHaveBeenLastCalledWith(true);
});

test('without an id there is no checkbox against reminding', () => {
  draw({ type: 'confirm', message: 'Really?' });
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('after opting out of reminders the popup isn’t shown, and confirms by itself', async () => {
  const question: MessageInput = { type: 'confirm', message: 'Really?', messageId: 'cart.clear' };
  const first = draw(question);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Don’t remind me again' }));
  await press('Confirm');
  first.unmount();

  const again = draw(question);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(again.close).toHaveBeenCalledWith(true));
  again.unmount();

  draw({ ...question, messageId: 'another' });
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('cancelling with the box ticked is not remembered', async () => {
  const question: MessageInput = { type: 'confirm', message: 'Really?', messageId: 'cart.clear' };
  const first = draw(question);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Don’t remind me again' }));
  await press('Cancel');
  first.unmount();
  draw(question);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});
