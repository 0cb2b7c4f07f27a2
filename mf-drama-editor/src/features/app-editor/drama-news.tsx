import { Button, Notice } from '@meowtale/ui';
import { Link, paths, toAppError } from '@meowtale/web-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { type EditedApp, findStoryOfDrama } from './documents.ts';
import { isStoryOf } from './is-story-of.ts';

interface DramaNewsProps {
  app: Pick<EditedApp, 'uuid' | 'version'>;
  drama: string;
  /** The version's text. */
  text: string;
}

/** Renders that the drama of an app was changed since its version, or deleted; the next version is made on request. */
export function DramaNews({ app, drama, text }: DramaNewsProps) {
  const { t } = useTranslation();
  const [{ data, error }] = useQuery({ query: findStoryOfDrama, variables: { uuid: drama }, requestPolicy: 'network-only' });
  const found = data?.findDrama.list[0];
  const isSame = useMemo(() => (found ? isStoryOf(text, found) : null), [text, found]);
  if (error && toAppError(error).code === 'drama/not-found') return <Notice tone="warning">{t('appEditor.story.dramaGone')}</Notice>;
  if (isSame !== false) return null;
  return (
    <Notice
      live
      tone="warning"
      actions={
        <Button size="small" component={Link} to={paths.makeApp(drama, app.uuid)}>
          {t('appEditor.story.follow', { version: app.version + 1 })}
        </Button>
      }
    >
      {t('appEditor.story.dramaChanged', { version: app.version })}
    </Notice>
  );
}
