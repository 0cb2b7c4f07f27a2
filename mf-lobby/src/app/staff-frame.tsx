import { Page, PageHeader, Stack, Tabs } from '@meowtale/ui';
import { paths, useHost } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const ROOMS = [
  'queues',
  'stores',
  'people',
  'comments',
  'refunds',
  'payment-differences',
  'silver',
  'payouts',
  'notifications',
  'activities',
  'audit',
  'dead-letters',
] as const;
export type Room = (typeof ROOMS)[number];
const addressOf = (room: Room): string => (room === 'queues' ? paths.lobbyStaff() : paths.lobbyStaff(room));

interface StaffFrameProps {
  room: Room;
  subtitle: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A room of the staff desk, with the way to the others. */
export function StaffFrame({ room, subtitle, actions, children }: StaffFrameProps) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  return (
    <Page width="wide">
      <Stack gap={24}>
        <Tabs
          label={t('staff.rooms')}
          items={ROOMS.map((value) => ({ value, label: t(`staff.room.${value}`), href: navigation.href(addressOf(value)) }))}
          value={room}
          onChange={(value) => navigation.push(addressOf(value as Room))}
        />
        <PageHeader title={t(`staff.room.${room}`)} subtitle={subtitle} actions={actions} />
        {children}
      </Stack>
    </Page>
  );
}
