import { Page, PageHeader, Stack } from '@meowtale/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StaffNav, type StaffPage } from './staff-nav.tsx';

interface StaffFrameProps {
  room: StaffPage;
  subtitle: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** Renders a staff page below the links to the others. */
export function StaffFrame({ room, subtitle, actions, children }: StaffFrameProps) {
  const { t } = useTranslation();
  return (
    <Page width="wide">
      <Stack gap={24}>
        <StaffNav room={room} />
        <PageHeader title={t(`staff.room.${room}`)} subtitle={subtitle} actions={actions} />
        {children}
      </Stack>
    </Page>
  );
}
