import { beforeEach, expect, jest, test } from '@jest/globals';
import { UiProvider } from '@meowtale/ui';
import { createSliceI18n, type LoadWords, type SessionPerson, SliceScope } from '@meowtale/web-kit';
import { mira, testHost } from '@meowtale/web-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ReasonDialog } from './reason-dialog.tsx';

const noWords: LoadWords = async () => ({ default: {} });
const i18n = await createSliceI18n('en-US', noWords);
const confirmed = jest.fn<(reason: string) => Promise<boolean>>();
const cancelled = jest.fn();
const noor: SessionPerson = { ...mira, uuid: '0198f6d2-0000-7000-8000-00000000bbbb' };

function open(draftOf = 'lift.1', person = mira) {
  const { host } = testHost({}, '/', person);
  const { unmount } = render(
    <UiProvider locale="en-US" colorScheme="light">
      <SliceScope host={host} words={i18n}>
        <ReasonDialog
          title="Lift"
          draftOf={draftOf}
          hint="Colleagues read it."
          confirmLabel="Do it"
          acting={false}
          failure={null}
          onConfirm={confirmed}
          onCancel={cancelled}
        />
      </SliceScope>
    </UiProvider>,
  );
  return { unmount, field: screen.getByRole('textbox', { name: /staff\.reason/ }) };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const restored = () => screen.queryByText('Unsaved changes from this browser were restored.');

beforeEach(() => {
  localStorage.clear();
  jest.resetAllMocks();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => press('popup.close')],
])('a reason is there again after the dialog was closed by %s', async (_how, close) => {
  const { unmount, field } = open();
  await userEvent.type(field, 'They appealed.');
  await close();
  expect(cancelled).toHaveBeenCalledTimes(1);
  unmount();
  expect(open().field).toHaveValue('They appealed.');
  expect(restored()).toBeVisible();
});

test('a reason is there again after the action failed and the tab was reloaded, and is gone once it succeeded', async () => {
  confirmed.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const first = open();
  await userEvent.type(first.field, 'They appealed.');
  await press('Do it');
  expect(confirmed).toHaveBeenCalledWith('They appealed.');
  first.unmount();
  const second = open();
  expect(second.field).toHaveValue('They appealed.');
  await press('Do it');
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
  second.unmount();
  expect(open().field).toHaveValue('');
});

test('cancelling removes the reason', async () => {
  const { unmount, field } = open();
  await userEvent.type(field, 'They appealed.');
  await press('popup.cancel');
  expect(Object.keys(localStorage)).toEqual([]);
  unmount();
  expect(open().field).toHaveValue('');
});

test('a reason is restored for its writer and its object only', async () => {
  const { unmount, field } = open();
  await userEvent.type(field, 'They appealed.');
  unmount();
  const another = open('lift.2');
  expect(another.field).toHaveValue('');
  another.unmount();
  expect(open('lift.1', noor).field).toHaveValue('');
});
