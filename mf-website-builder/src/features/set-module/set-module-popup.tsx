import {
  INACTIVE_WEBSITE_MODULE_CATEGORIES,
  WEBSITE_MODULE_CATEGORIES,
  type WebsiteModuleCategory,
  type WebsiteModuleType,
} from '@meowtale/contracts/inputs/catalog/site-module';
import { Button, Modal, Notice, Stack, Text } from '@meowtale/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownArticle } from '../public-site/documents.ts';
import type { SiteModule } from '../site-editor/documents.ts';
import { crowdedBy, moduleFaults, newModule, settled } from '../site-editor/module-input.ts';
import { ConfigForm } from './config-form.tsx';
import styles from './set-module.module.css';
import { TemplatePicker } from './template-picker.tsx';

const CATEGORIES = Object.keys(WEBSITE_MODULE_CATEGORIES) as WebsiteModuleCategory[];
const categoryOf = (type: WebsiteModuleType) =>
  CATEGORIES.find((category) => (WEBSITE_MODULE_CATEGORIES[category] as readonly string[]).includes(type)) ?? 'profile';
/** Returns whether two modules are equal apart from their kind, which a click restores, so that leaving needn't ask. */
const sameBesidesType = (one: SiteModule, other: SiteModule) =>
  (Object.keys(one) as (keyof SiteModule)[]).every((field) => field === 'type' || one[field] === other[field]);

interface SetModulePopupProps {
  /** The module to change or replace; null for a new one. */
  module: SiteModule | null;
  /** The site's other modules. */
  others: readonly SiteModule[];
  /** Number of works and articles that the site may still contain. */
  room: number;
  onWritten(article: ShownArticle): void;
  onConfirm(module: SiteModule): void;
  onClose(): void;
}

/** Renders SPEC §2's Set website module: the kinds on the left, the template and the fields on the right. */
export function SetModulePopup({ module, others, room, onWritten, onConfirm, onClose }: SetModulePopupProps) {
  const { t } = useTranslation();
  const [begun] = useState<SiteModule>(() => module ?? newModule('profile'));
  const [draft, setDraft] = useState<SiteModule>(begun);
  const category = categoryOf(draft.type);
  const change = (changed: Partial<SiteModule>) => setDraft((before) => ({ ...before, ...changed }));
  const done = settled(draft);
  const crowded = crowdedBy(done, others, room);
  return (
    <Modal
      open
      size="wide"
      title={t(module ? 'setModule.change' : 'setModule.add')}
      onClose={onClose}
      closeLabel={t('popup.close')}
      // Input must not be lost by mistake.
      dismissible={sameBesidesType(draft, begun)}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('popup.cancel')}
          </Button>
          <Button variant="primary" disabled={crowded !== null || moduleFaults(done).size > 0} onClick={() => onConfirm(done)}>
            {t(module ? 'setModule.confirmChange' : 'setModule.confirmAdd')}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <Categories value={category} onPick={(picked) => change({ type: WEBSITE_MODULE_CATEGORIES[picked][0] })} />
        <Stack gap={24}>
          <TemplatePicker templates={WEBSITE_MODULE_CATEGORIES[category]} value={draft.type} onPick={(type) => change({ type })} />
          {crowded ? <Notice live>{t(crowded)}</Notice> : null}
          <ConfigForm key={draft.type} module={draft} room={room} onChange={change} onWritten={onWritten} />
        </Stack>
      </div>
    </Modal>
  );
}

interface CategoriesProps {
  value: WebsiteModuleCategory;
  onPick(category: WebsiteModuleCategory): void;
}

function Categories({ value, onPick }: CategoriesProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles.kinds} aria-label={t('setModule.categories')}>
      <ul className={styles.categories}>
        {CATEGORIES.map((category) => (
          <li key={category}>
            <button
              type="button"
              className={styles.category}
              aria-current={category === value ? 'true' : undefined}
              data-autofocus={category === value || undefined}
              onClick={() => (category === value ? undefined : onPick(category))}
            >
              {t(`category.${category}`)}
            </button>
          </li>
        ))}
        {INACTIVE_WEBSITE_MODULE_CATEGORIES.map((category) => (
          <li key={category}>
            <button type="button" className={styles.category} disabled>
              {t(`category.${category}`)}
              <Text as="span" size="small" tone="muted">
                {t('setModule.inactive')}
              </Text>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
