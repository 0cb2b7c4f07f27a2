import { Button, Group, IconButton, IconLink, IconTrash, Text, TextInput } from '@meowtale/ui';
import { type AppError, formatDateTime, paths, toAppError, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import classes from './apps.module.css';
import { delShareLink, type ShareLink, TOUCHES_LINKS } from './share-documents.ts';

interface ShareRowProps {
  link: ShareLink;
  onFailure(failure: AppError | null): void;
}

/** Renders one link: its start and end, and buttons to copy and to revoke it. */
export function ShareRow({ link, onFailure }: ShareRowProps) {
  const { t } = useTranslation();
  const { addresses, locale, navigation, notify } = useHost();
  const [{ fetching }, del] = useMutation(delShareLink);
  const [byHand, setByHand] = useState(false);
  // To the second: several may be created in one minute, and nothing else distinguishes them.
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(link.created_at));
  const address = new URL(navigation.href(paths.shared(link.token)), addresses.site || location.origin).href;
  const isOver = link.expires_at !== null && Date.parse(link.expires_at) <= Date.now();

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setByHand(false);
      notify(t('sharePopup.copied'), 'success');
    } catch {
      setByHand(true);
    }
  }
  async function takeBack() {
    const { error } = await del({ uuid: link.uuid }, TOUCHES_LINKS);
    onFailure(error ? toAppError(error) : null);
    if (!error) notify(t('sharePopup.deleted'), 'success');
  }
  return (
    <div className={classes.shared}>
      <div className={classes.name}>
        <Text as="span" weight="medium">
          {t('sharePopup.made', { date })}
        </Text>
        <Text as="span" size="small" tone="muted">
          {untilWords()}
        </Text>
        {byHand ? (
          <TextInput
            autoFocus
            readOnly
            label={t('sharePopup.link', { date })}
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
        ) : null}
      </div>
      <Group gap={8}>
        {isOver ? null : (
          <Button
            size="small"
            leftIcon={<IconLink size={16} aria-hidden="true" />}
            aria-label={t('sharePopup.copyNamed', { date })}
            onClick={copy}
          >
            {t('sharePopup.copy')}
          </Button>
        )}
        <IconButton
          size="small"
          label={t('sharePopup.delNamed', { date })}
          icon={<IconTrash size={18} aria-hidden="true" />}
          aria-disabled={fetching}
          onClick={fetching ? undefined : takeBack}
        />
      </Group>
    </div>
  );

  function untilWords(): string {
    if (link.expires_at === null) return t('sharePopup.endless');
    return t(isOver ? 'sharePopup.over' : 'sharePopup.until', { date: formatDateTime(link.expires_at, locale) });
  }
}
