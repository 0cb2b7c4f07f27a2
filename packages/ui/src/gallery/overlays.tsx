import { useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Group } from '../group.tsx';
import { MessageDialog } from '../message-dialog.tsx';
import { Modal } from '../modal.tsx';
import { Popover } from '../popover.tsx';
import { Section } from '../section.tsx';
import { Select } from '../select.tsx';
import { Stack } from '../stack.tsx';
import { TextInput } from '../text-input.tsx';

/** Renders samples of popups, each behind a button. */
export function Overlays() {
  const [open, setOpen] = useState<'modal' | 'confirm' | 'message' | 'error' | null>(null);
  const [language, setLanguage] = useState<string | null>('de');
  const close = () => setOpen(null);
  const [beside, setBeside] = useState(false);
  const marks = useRef<HTMLButtonElement>(null);
  return (
    <Section title="Popups">
      <Group>
        <Button onClick={() => setOpen('modal')}>Open a popup</Button>
        <Button onClick={() => setOpen('confirm')}>Ask before doing</Button>
        <Button onClick={() => setOpen('message')}>Say something</Button>
        <Button onClick={() => setOpen('error')}>Show an error</Button>
        <Button ref={marks} aria-haspopup="dialog" aria-expanded={beside} onClick={() => setBeside(!beside)}>
          Show beside
        </Button>
      </Group>
      {beside ? (
        <Popover anchor={marks} title="1 problem: The boat" onClose={() => setBeside(false)}>
          <Button size="small" onClick={() => setBeside(false)}>
            Link to the next paragraph
          </Button>
        </Popover>
      ) : null}
      <Modal
        open={open === 'modal'}
        onClose={close}
        title="Set ad link"
        closeLabel="Close"
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              Cancel
            </Button>
            <Button variant="primary" onClick={close}>
              Save the link
            </Button>
          </>
        }
      >
        <Stack>
          <TextInput label="Name" required data-autofocus />
          <Select
            label="Language"
            options={[
              { value: 'de', label: 'Deutsch' },
              { value: 'en', label: 'English' },
            ]}
            value={language}
            onChange={setLanguage}
          />
          <TextInput
            label="Campaign"
            description="Letters, digits, underscore, hyphen"
            error="Only letters, digits, _ and -"
            defaultValue="autumn!"
          />
        </Stack>
      </Modal>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Delete for good?"
        confirmLabel="Delete the app"
        cancelLabel="Keep it"
        onConfirm={close}
        onCancel={close}
        danger
      >
        “Nine Cats of Osaka” can't be brought back after this.
      </ConfirmDialog>
      <MessageDialog
        open={open === 'message'}
        kind="confirm"
        title="Switch to free?"
        confirmLabel="Switch"
        cancelLabel="Not now"
        dontRemindLabel="Don't remind me again"
        onConfirm={close}
        onClose={close}
      >
        Switching to free cannot be reverted.
      </MessageDialog>
      <MessageDialog open={open === 'error'} kind="error" title="Error" confirmLabel="Close" onConfirm={close} onClose={close}>
        Network request failed, check your internet.
      </MessageDialog>
    </Section>
  );
}
