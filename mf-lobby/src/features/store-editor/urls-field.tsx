import type { PackVersion } from '@meowtale/contracts/inputs/catalog/game-pack';
import { Anchor, Button, Field, Group, Stack, Text } from '@meowtale/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './editor.module.css';
import { useEditor } from './editor-context.tsx';
import { isEditable } from './editor-state.ts';
import { UrlsPopup } from './urls-popup.tsx';
import { fieldId, useFieldFault } from './use-field-fault.ts';

const AT = 'store_submit_game_pack';

/** Renders the external addresses of a version, and the popup that sets them. */
export function UrlsField({ version }: { version: PackVersion }) {
  const { t } = useTranslation();
  const rows = useEditor((state) => state.draft.store_submit_game_pack.download_urls);
  const edit = useEditor((state) => state.edit);
  const disabled = !useEditor(isEditable);
  const [open, setOpen] = useState(false);
  const fault = useFieldFault(`${AT}.download_urls`);
  const mine = rows.filter(({ type }) => type === version);
  const others = rows.filter(({ type }) => type !== version);
  return (
    <Field id={fieldId(`${AT}.download_urls.${version}`)} label={t(`urls.${version}`)} error={fault}>
      {({ id, 'aria-describedby': describedBy }) => (
        <Stack gap={12}>
          {mine.length > 0 ? (
            <ul className={classes.urls}>
              {mine.map(({ os, url }) => (
                <li key={`${os} ${url}`}>
                  <Text as="span" weight="medium">
                    {t(`system.${os}`)}
                  </Text>{' '}
                  <Anchor href={url} target="_blank" rel="noopener noreferrer nofollow">
                    {url}
                  </Anchor>
                </li>
              ))}
            </ul>
          ) : (
            <Text size="small" tone="muted">
              {t('urls.none')}
            </Text>
          )}
          {disabled ? null : (
            <Group>
              <Button id={id} aria-labelledby={`${id}-label ${id}-act`} aria-describedby={describedBy} onClick={() => setOpen(true)}>
                <span id={`${id}-act`}>{t('urls.set')}</span>
              </Button>
            </Group>
          )}
          {open ? (
            <UrlsPopup
              version={version}
              rows={mine}
              room={others.length}
              onClose={() => setOpen(false)}
              onSave={(next) => {
                edit(AT, { download_urls: version === 'official_app' ? [...next, ...others] : [...others, ...next] });
                setOpen(false);
              }}
            />
          ) : null}
        </Stack>
      )}
    </Field>
  );
}
