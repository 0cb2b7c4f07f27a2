import {
  IconBell,
  IconBook2,
  IconBrush,
  IconBuildingStore,
  IconCircleCheck,
  IconCoin,
  IconEye,
  IconFolder,
  IconHistory,
  IconHome,
  IconMasksTheater,
  IconPhoto,
  IconSettings,
  IconSpeakerphone,
  IconStar,
  IconUser,
  IconUsers,
  IconWallet,
} from '@meowtale/ui';
import type { ComponentType } from 'react';

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;

/** The icons that stand before navigation entries. Named one by one: the build keeps of a shared package what it sees used. */
const ICONS: Readonly<Record<string, Icon>> = {
  bell: IconBell,
  'book-2': IconBook2,
  brush: IconBrush,
  'building-store': IconBuildingStore,
  'circle-check': IconCircleCheck,
  coin: IconCoin,
  eye: IconEye,
  folder: IconFolder,
  history: IconHistory,
  home: IconHome,
  'masks-theater': IconMasksTheater,
  photo: IconPhoto,
  settings: IconSettings,
  speakerphone: IconSpeakerphone,
  star: IconStar,
  user: IconUser,
  users: IconUsers,
  wallet: IconWallet,
};

/** The icon that a slice's configuration names, e.g. `masks-theater`; null for one that isn't kept. */
export function iconOf(name: string): Icon | null {
  return ICONS[name] ?? null;
}
