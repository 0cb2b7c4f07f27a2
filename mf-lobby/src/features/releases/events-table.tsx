import { Section, Table, type TableColumn, Text } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import type { ReleaseEvent } from './documents.ts';

/** Renders which service publishes which event to which other one; without a released service only a sentence. */
export function EventsTable({ events, hasServices }: { events: ReleaseEvent[]; hasServices: boolean }) {
  const { t } = useTranslation();
  const service = (name: string | null) => name ?? <Text tone="muted">{t('releases.noService')}</Text>;
  const columns: TableColumn<ReleaseEvent>[] = [
    { key: 'event', header: t('releases.event'), rowHeader: true, render: ({ event }) => event },
    { key: 'publisher', header: t('releases.publisher'), render: ({ publisher }) => service(publisher) },
    { key: 'consumer', header: t('releases.consumer'), render: ({ consumer }) => service(consumer) },
  ];
  return (
    <Section title={t('releases.events')} landmark={events.length === 0}>
      {events.length === 0 ? (
        <Text tone="muted">{t(hasServices ? 'releases.eventsNone' : 'releases.eventsUnreleased')}</Text>
      ) : (
        <Table
          label={t('releases.events')}
          columns={columns}
          rows={events}
          rowKey={({ event, publisher, consumer }) => `${event} ${publisher} ${consumer}`}
          dense
        />
      )}
    </Section>
  );
}
