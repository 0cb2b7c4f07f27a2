import { pickWords } from '@meowtale/contracts/words';
import { Button, EmptyState, Group, IconArrowLeft, Page, Spinner, useDelayed } from '@meowtale/ui';
import { Failure, Link, paths, type RouteProps, useAdultGate, useHost, useLocation, usePerson, useSession } from '@meowtale/web-kit';
import { useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { useTabTitle } from '../../app/use-tab-title.ts';
import { STORE_DETAIL, type StoreDetail, type StoreDetailData } from '../detail/documents.ts';
import { type PlayedUrl, useAccess } from '../detail/use-access.ts';
import { AccessEnded } from './access-ended.tsx';
import { AfterTheEnd } from './after-the-end.tsx';
import { BuyWhole } from './buy-whole.tsx';
import { PreviewedEnd } from './previewed-end.tsx';
import { SoldEnd } from './sold-end.tsx';
import { Stage } from './stage.tsx';

/**
 * Renders `/store/:id/fullscreen`: the work on its own origin, in a frame without access to our page (DESIGN §5). With `?preview=opening`
 * an owner plays what anyone may try, before the release as well.
 */
export function FullscreenPage({ params }: RouteProps) {
  const session = useSession();
  const preview = new URLSearchParams(useLocation().search).get('preview') === 'opening';
  // A guest who signed in to buy is another person now, so access is queried again for them.
  const [purchases, onBought] = useReducer((count: number) => count + 1, 0);
  if (session.status === 'loading') return null;
  return <Play key={`${session.status} ${purchases}`} id={params.id ?? ''} {...{ preview, onBought }} />;
}

function Play({ id, preview, onBought }: { id: string; preview: boolean; onBought(): void }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const access = useAccess(id, { preview });
  const [denied, setDenied] = useState(false);
  const [{ data, error, fetching }, askAgain] = useQuery<StoreDetailData>({ query: STORE_DETAIL, variables: { id } });
  // The page's data tells whether the work is an adult one: nothing starts before.
  const unknown = !data;
  const loading = access.loading || (unknown && fetching);
  const waiting = useDelayed(loading);
  const listing = data?.findStore.list[0];
  const gated = useAdultGate(listing?.category);
  const localized = listing ? pickWords(listing.store_info, locale, listing.default_lang) : null;
  useTabTitle(gated ? null : localized?.name);
  const url = access.play ?? access.trial;
  const fault = access.error ?? (unknown ? error : undefined);
  function again() {
    access.refresh();
    askAgain({ requestPolicy: 'network-only' });
  }
  if (gated) return null;
  if (denied) return <AccessEnded id={id} onBought={onBought} />;
  if (url && !unknown) {
    const sold = preview || access.play || !listing || listing.owned ? null : listing;
    return (
      <Opened
        {...{ id, url, listing, sold, preview, onBought }}
        onDenied={() => setDenied(true)}
        name={localized?.name ?? t('play.untitled')}
        trial={!access.play}
      />
    );
  }
  if (loading) return <Page>{waiting ? <Spinner label={t('play.opening')} /> : null}</Page>;
  return <Page>{fault ? <Failure error={fault} title={t('play.failed')} onRetry={again} level={1} /> : <Denied id={id} />}</Page>;
}

/** Renders why a work can't be played; a person who isn't signed in may own it. */
function Denied({ id }: { id: string }) {
  const { t } = useTranslation();
  const { session } = useHost();
  const person = usePerson();
  return (
    <EmptyState
      kind="stage"
      level={1}
      title={t('play.deniedTitle')}
      actions={
        <Group gap={12} justify="center">
          {person ? null : (
            <Button variant="primary" onClick={() => void session.signIn()}>
              {t('library.signIn')}
            </Button>
          )}
          <Button variant={person ? 'primary' : 'secondary'} component={Link} to={paths.store(id)}>
            {t('play.toDetail')}
          </Button>
        </Group>
      }
    >
      {t(person ? 'play.deniedText' : 'play.deniedGuest')}
    </EmptyState>
  );
}

interface OpenedProps {
  id: string;
  url: PlayedUrl;
  listing: StoreDetail | undefined;
  name: string;
  trial: boolean;
  /** The listing, while its opening is played by a person who doesn't own the rest. */
  sold: StoreDetail | null;
  preview: boolean;
  onBought(): void;
  onDenied(): void;
}

function Opened({ id, url, listing, name, trial, sold, preview, onBought, onDenied }: OpenedProps) {
  const { t } = useTranslation();
  return (
    <Stage
      name={name}
      work={{ ...url, store_id: id, preview }}
      leading={
        // An unreleased work has no page to return to.
        preview ? null : (
          <Button
            variant="ghost"
            size="small"
            component={Link}
            to={paths.store(id)}
            leftIcon={<IconArrowLeft size={18} aria-hidden="true" />}
          >
            {t('play.back')}
          </Button>
        )
      }
      onDenied={onDenied}
      status={trial ? t('play.trial') : undefined}
      actions={(ended) =>
        // At its end the same button follows, larger.
        sold?.status === 'on' && !ended ? <BuyWhole listing={sold} onBought={onBought} variant="soft" size="small" /> : null
      }
      afterEnd={(progress) => {
        if (preview) return <PreviewedEnd id={id} />;
        if (trial) return sold && <SoldEnd listing={sold} onBought={onBought} />;
        return listing && <AfterTheEnd listing={listing} progress={progress} />;
      }}
    />
  );
}
