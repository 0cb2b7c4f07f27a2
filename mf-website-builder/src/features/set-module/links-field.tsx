import { LINK_TITLE_MAX, MODULE_LINKS_MAX } from '@meowtale/contracts/inputs/catalog/site-module';
import { GIVEN_URL_MAX } from '@meowtale/contracts/inputs/given-url';
import { Button, IconButton, IconPlus, IconTrash, Stack, Text, TextInput } from '@meowtale/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteModule } from '../site-editor/documents.ts';
import { moduleFaults } from '../site-editor/module-input.ts';
import type { ConfigProps } from './config-form.tsx';
import styles from './set-module.module.css';

type Link = SiteModule['links'][number];

/** Renders links to other pages: at most ten addresses, each with its name. */
export function LinksField({ module, onChange }: Pick<ConfigProps, 'module' | 'onChange'>) {
  const { t } = useTranslation();
  const { links } = module;
  const faults = moduleFaults(module);
  const put = (at: number, changed: Partial<Link>) =>
    onChange({ links: links.map((link, place) => (place === at ? { ...link, ...changed } : link)) });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const leave = (...fields: string[]) => setLeft((before) => new Set([...before, ...fields]));
  // An empty field has no error before it is left.
  const faultOf = (at: number, field: 'title' | 'url') => {
    const link = links[at];
    const key = link && (link[field] || left.has(`${link.cid}.${field}`)) ? faults.get(`links.${at}.${field}`) : undefined;
    return key ? t([key.startsWith('upload/') ? 'website.errors.linkUrl' : key, 'invalid.text']) : undefined;
  };
  return (
    <Stack gap={12}>
      <span className="mt-label">{t('profile.links')}</span>
      {links.map((link, at) => (
        <div key={link.cid} className={styles.link}>
          <TextInput
            label={t('profile.linkTitle')}
            value={link.title}
            maxLength={LINK_TITLE_MAX}
            onChange={(event) => put(at, { title: event.currentTarget.value })}
            onBlur={() => leave(`${link.cid}.title`)}
            error={faultOf(at, 'title')}
            required
          />
          <TextInput
            label={t('profile.linkUrl')}
            type="url"
            value={link.url}
            maxLength={GIVEN_URL_MAX}
            onChange={(event) => put(at, { url: event.currentTarget.value })}
            onBlur={() => leave(`${link.cid}.title`, `${link.cid}.url`)}
            error={faultOf(at, 'url')}
            required
          />
          <IconButton
            className={styles.removeLink}
            label={t('profile.removeLink', { number: at + 1 })}
            icon={<IconTrash size={18} aria-hidden="true" />}
            onClick={() => onChange({ links: links.filter((_link, place) => place !== at) })}
          />
        </div>
      ))}
      <div>
        <Button
          size="small"
          disabled={links.length >= MODULE_LINKS_MAX}
          leftIcon={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => onChange({ links: [...links, { cid: crypto.randomUUID(), title: '', url: '' }] })}
        >
          {t('profile.addLink')}
        </Button>
      </div>
      {links.length >= MODULE_LINKS_MAX ? (
        <Text size="small" tone="muted">
          {t('website.errors.tooManyLinks')}
        </Text>
      ) : null}
    </Stack>
  );
}
