import { Button, Checklist } from '@meowtale/ui';
import { formatLanguage, Link, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { fieldSentence } from '../../app/sentences.ts';
import { addressOfTab } from './editor-bar.tsx';
import { useEditor } from './editor-context.tsx';
import type { Requirement } from './requirements.ts';
import { fieldId } from './use-field-fault.ts';
import { useRequirements } from './use-requirements.ts';

/** Renders what a listing needs before it can be submitted, live: each missing line links to its field. */
export function RequirementList() {
  const { t } = useTranslation();
  const { locale } = useHost();
  const storeId = useEditor((state) => state.listing.uuid);
  const { requirements } = useRequirements();
  const items = requirements.map((line) => {
    const label = t(`checklist.${line.key}`, { language: line.language ? formatLanguage(line.language, locale) : undefined });
    return {
      key: `${line.key} ${line.language ?? ''}`,
      label,
      done: line.missing.length === 0,
      reason: line.missing.map((fault) => fieldSentence(t, fault, locale)).join(' '),
      action: (
        <Button size="small" component={Link} to={placeOf(storeId, line)} aria-label={t('checklist.goNamed', { what: label })}>
          {t('checklist.go')}
        </Button>
      ),
    };
  });
  return <Checklist label={t('checklist.title')} items={items} doneLabel={t('checklist.done')} missingLabel={t('checklist.missing')} />;
}

/** Returns the address of the first missing field in a line. */
function placeOf(storeId: string, { tab, language, missing }: Requirement): string {
  const query = language ? `?lang=${language}` : '';
  const [first] = missing;
  return `${addressOfTab(storeId, tab)}${query}${first ? `#${fieldId(first.path)}` : ''}`;
}
