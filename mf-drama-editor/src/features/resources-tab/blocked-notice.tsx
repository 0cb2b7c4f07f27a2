import type { ContentFilterData } from '@meowtale/contracts';
import { Notice } from '@meowtale/ui';
import { type AppError, Link, useErrorSentence } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../drama-editor/editor-context.tsx';
import { tabPath } from '../drama-editor/tab-path.ts';
import { BlockedFields } from '../generation/blocked-fields.tsx';

const OF_DRAMA = 'drama.';

/** Renders which words of a prompt were blocked, and links to those outside this page. */
export function BlockedNotice({ failure, resource }: { failure: AppError; resource: string }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const uuid = useEditor((state) => state.saved.uuid);
  const { words = [], fields = [] } = (failure.data ?? {}) as Partial<ContentFilterData>;
  const elsewhere = [...new Set(fields.map(({ path }) => path).filter((path) => path.startsWith(OF_DRAMA)))];
  const inStory = fields.map(({ path }) => path).filter((path) => path.startsWith('parts.') && !path.startsWith(`parts.${resource}.`));
  return (
    <Notice tone="danger" live>
      {sentence(failure)} {words.length > 0 ? <strong>{words.join(', ')}</strong> : null}
      {elsewhere.length > 0 ? (
        <>
          {' '}
          {t('resources.blockedIn', { fields: elsewhere.map((path) => t([path, 'invalid.text'])).join(', ') })}{' '}
          <Link className="mt-anchor" to={tabPath(uuid, 'setting')}>
            {t('tab.setting')}
          </Link>
        </>
      ) : null}
      <BlockedFields words={words} paths={inStory} />
    </Notice>
  );
}
