import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';
import { Modal } from './modal.tsx';
import { renderUi } from './testing/render-ui.tsx';
import { TextInput } from './text-input.tsx';

function Popup({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <a href="#outside">Outside</a>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Set ad link"
        closeLabel="Close"
        dismissible={dismissible}
        footer={<Button>Save</Button>}
      >
        <TextInput label="Name" />
      </Modal>
    </>
  );
}

interface Closable {
  close: () => void;
}

function Credit({ close }: Closable) {
  return (
    <Modal open onClose={close} title="Add credit">
      Coins
    </Modal>
  );
}

function Bill({ close }: Closable) {
  const [open, setOpen] = useState(false);
  return (
    <Modal open onClose={close} title="Your bill">
      <Button onClick={() => setOpen(true)}>Top up</Button>
      {open ? <Credit close={() => setOpen(false)} /> : null}
    </Modal>
  );
}

/** Popups as the shell opens them: mounted only when open. */
function Shop() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Buy</Button>
      {open ? <Bill close={() => setOpen(false)} /> : null}
    </>
  );
}

async function openPopup() {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return await screen.findByRole('dialog', { name: 'Set ad link' });
}

describe('modal', () => {
  test('Tab returns into it when the focused element was removed', async () => {
    renderUi(<Popup />);
    const dialog = await openPopup();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    (document.activeElement as HTMLElement).blur();
    expect(document.body).toHaveFocus();
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  });

  test('a focus moved to the page behind returns to the topmost popup, but not from a message', async () => {
    renderUi(
      <>
        <Popup />
        <section className="mt-toasts">
          <Button>Undo</Button>
        </section>
      </>,
    );
    const dialog = await openPopup();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    act(() => screen.getByText('Outside').focus());
    expect(dialog).toHaveFocus();
    const undo = screen.getByRole('button', { name: 'Undo' });
    act(() => undo.focus());
    expect(undo).toHaveFocus();
  });

  test('while the page is busy the loading overlay is on top: Escape does nothing, scrolling is locked, the focus returns', async () => {
    const closed = jest.fn();
    const page = (busy: boolean) => (
      <>
        <LoadingOverlay active={busy} label="Loading" />
        <Modal open onClose={closed} title="Your bill">
          <Button>Confirm</Button>
        </Modal>
      </>
    );
    const { rerender } = renderUi(page(false));
    const confirm = await screen.findByRole('button', { name: 'Confirm' });
    await waitFor(() => expect(confirm).toHaveFocus());
    rerender(page(true));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Loading' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(closed).not.toHaveBeenCalled();
    rerender(page(false));
    expect(confirm).toHaveFocus();
    expect(document.documentElement).toHaveClass('mt-scroll-locked');
    await userEvent.keyboard('{Escape}');
    expect(closed).toHaveBeenCalledTimes(1);
  });

  test('is named by its title and keeps the focus inside', async () => {
    renderUi(<Popup />);
    const dialog = await openPopup();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (let presses = 0; presses < 6; presses += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });

  test('closes with its button and with Escape, and returns the focus', async () => {
    renderUi(<Popup />);
    for (const close of [() => userEvent.click(screen.getByRole('button', { name: 'Close' })), () => userEvent.keyboard('{Escape}')]) {
      await openPopup();
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
    }
  });

  test("locks the page's scrolling only while it is open", async () => {
    renderUi(<Popup />);
    await openPopup();
    expect(document.documentElement).toHaveClass('mt-scroll-locked');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.documentElement).not.toHaveClass('mt-scroll-locked'));
  });

  test('one above another closes alone, and its opener is focused again, though each is mounted open', async () => {
    renderUi(<Shop />);
    await userEvent.click(screen.getByRole('button', { name: 'Buy' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Top up' }));
    expect(await screen.findByRole('dialog', { name: 'Add credit' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Add credit' })).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Your bill' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Top up' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Buy' })).toHaveFocus();
  });

  test('one that is not dismissible ignores Escape', async () => {
    const closed = jest.fn();
    renderUi(
      <Modal open onClose={closed} title="Uploading" dismissible={false}>
        <Button>Inside</Button>
      </Modal>,
    );
    await screen.findByRole('dialog', { name: 'Uploading' });
    await userEvent.keyboard('{Escape}');
    expect(closed).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });
});
