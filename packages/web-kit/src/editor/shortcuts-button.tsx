import { IconButton, IconHelpCircle, Kbd, Modal, Stack, Title } from '@meowtale/ui';
import { KIT } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './shortcuts.module.css';
import { type Shortcut, useShortcuts } from './use-shortcuts.ts';

/** Returns whether Ctrl is shown as ⌘. */
const isApple = () => /mac|iphone|ipad/i.test(navigator.platform);

/** Keys with a translated name; other keys have the same label everywhere. */
const NAMED = ['ctrl', 'shift', 'alt', 'enter', 'backspace', 'delete'] as const;

/** Runs an editor's shortcuts, and renders the button that lists them by group; `?` lists them too. */
export function ShortcutsButton({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const { t } = useTranslation(KIT);
  const [open, setOpen] = useState(false);
  const title = t('shortcuts.title');
  const listed = [...shortcuts, { keys: ['?'], does: title, group: t('shortcuts.everywhere'), run: () => setOpen(true) }];
  useShortcuts(listed);
  return (
    <>
      <IconButton label={title} icon={<IconHelpCircle size={20} aria-hidden="true" />} onClick={() => setOpen(true)} />
      <Modal open={open} size="small" title={title} closeLabel={t('shortcuts.close')} onClose={() => setOpen(false)}>
        <Stack gap={24}>
          {Object.entries(Object.groupBy(listed, ({ group }) => group)).map(([group, members = []]) => (
            <section key={group}>
              <Title level={3} size={17}>
                {group}
              </Title>
              <Stack gap={12} as="dl" className={classes.list}>
                {members.map((shortcut) => (
                  <Row key={shortcut.does} {...shortcut} />
                ))}
              </Stack>
            </section>
          ))}
        </Stack>
      </Modal>
    </>
  );
}

function Row({ keys, does }: Shortcut) {
  const { t } = useTranslation(KIT);
  const nameOf = (key: string) => {
    if (key === 'ctrl' && isApple()) return '⌘';
    const known = NAMED.find((each) => each === key);
    return known ? t(`shortcuts.key.${known}`) : key;
  };
  return (
    <div className={classes.row}>
      <dt>
        {keys.map((key) => (
          <Kbd key={key}>{nameOf(key)}</Kbd>
        ))}
      </dt>
      <dd>{does}</dd>
    </div>
  );
}
