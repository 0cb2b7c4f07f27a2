import { IconButton, IconHelpCircle, Kbd, Modal, Stack } from '@meowtale/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './shortcuts.module.css';

/** Returns whether Ctrl is shown as ⌘. */
const isApple = () => /mac|iphone|ipad/i.test(navigator.platform);

/** Keys with a translated name; other keys have the same label everywhere. */
const NAMED = ['ctrl', 'shift', 'alt', 'enter', 'backspace', 'delete'] as const;

const SHORTCUTS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['ctrl', 'Z'], does: 'undo' },
  { keys: ['ctrl', 'shift', 'Z'], does: 'redo' },
  { keys: ['ctrl', 'shift', 'F'], does: 'find' },
  { keys: ['enter'], does: 'nextLine' },
  { keys: ['shift', 'enter'], does: 'newLine' },
  { keys: ['backspace'], does: 'removeLine' },
  { keys: ['alt', '↑ ↓'], does: 'move' },
  { keys: ['delete'], does: 'remove' },
  { keys: ['1 – 9'], does: 'choose' },
];

/** Renders the keyboard shortcuts of the editor. */
export function ShortcutsButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const nameOf = (key: string) => {
    if (key === 'ctrl' && isApple()) return '⌘';
    const known = NAMED.find((each) => each === key);
    return known ? t(`shortcuts.key.${known}`) : key;
  };
  return (
    <>
      <IconButton label={t('shortcuts.open')} icon={<IconHelpCircle size={20} aria-hidden="true" />} onClick={() => setOpen(true)} />
      <Modal open={open} size="small" title={t('shortcuts.title')} closeLabel={t('shortcuts.close')} onClose={() => setOpen(false)}>
        <Stack gap={12} as="dl" className={classes.list}>
          {SHORTCUTS.map(({ keys, does }) => (
            <div key={does} className={classes.row}>
              <dt>
                {keys.map((key) => (
                  <Kbd key={key}>{nameOf(key)}</Kbd>
                ))}
              </dt>
              <dd>{t(`shortcuts.${does}`)}</dd>
            </div>
          ))}
        </Stack>
      </Modal>
    </>
  );
}
