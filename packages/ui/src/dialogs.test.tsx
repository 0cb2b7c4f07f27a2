import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { renderUi } from './testing/render-ui.tsx';

describe('confirm dialog', () => {
  const props = { title: 'Delete for good?', confirmLabel: 'Delete the app', cancelLabel: 'Keep it' };

  test('calls only the handler that was chosen', async () => {
    const onConfirm = jest.fn();
    const onCancel = jest.fn();
    renderUi(
      <ConfirmDialog open {...props} onConfirm={onConfirm} onCancel={onCancel}>
        It can't be brought back.
      </ConfirmDialog>,
    );
    await screen.findByRole('dialog', { name: 'Delete for good?' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete the app' }));
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
  });

  test('while the request is running nothing can be pressed or closed', async () => {
    const onConfirm = jest.fn();
    const onCancel = jest.fn();
    renderUi(
      <ConfirmDialog open loading {...props} onConfirm={onConfirm} onCancel={onCancel}>
        It can't be brought back.
      </ConfirmDialog>,
    );
    const confirm = await screen.findByRole('button', { name: 'Delete the app' });
    expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirm);
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await userEvent.keyboard('{Escape}');
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 0]);
  });
});

describe('message dialog', () => {
  test('a message has one button, a question two', async () => {
    const shared = { open: true, title: 'Free', confirmLabel: 'Switch', cancelLabel: 'Not now', onConfirm: () => {}, onClose: () => {} };
    const { rerender } = renderUi(
      <MessageDialog kind="message" {...shared}>
        Done
      </MessageDialog>,
    );
    await screen.findByRole('dialog', { name: 'Free' });
    expect(screen.queryByRole('button', { name: 'Not now' })).not.toBeInTheDocument();
    rerender(
      <MessageDialog kind="confirm" {...shared}>
        Sure?
      </MessageDialog>,
    );
    expect(screen.getByRole('button', { name: 'Not now' })).toBeInTheDocument();
  });

  test('an error is announced', async () => {
    renderUi(
      <MessageDialog open kind="error" title="Error" confirmLabel="Close" onConfirm={() => {}} onClose={() => {}}>
        Network request failed
      </MessageDialog>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Network request failed');
  });

  test('passes on whether it should not be shown again', async () => {
    const onConfirm = jest.fn();
    renderUi(
      <MessageDialog
        open
        kind="confirm"
        title="Free"
        confirmLabel="Switch"
        cancelLabel="No"
        dontRemindLabel="Do not remind again"
        onConfirm={onConfirm}
        onClose={() => {}}
      >
        Sure?
      </MessageDialog>,
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Do not remind again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Switch' }));
    expect(onConfirm).toHaveBeenCalledWith({ dontRemind: true });
  });
});
