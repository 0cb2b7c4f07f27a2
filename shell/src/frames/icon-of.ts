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

/** The icons of navigation entries. They are imported by name, because the build keeps only what it sees used of a shared package. */
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

/** Returns the icon named in a slice's configuration, e.g. `masks-theater`; null for an unknown one. */
export function iconOf(name: string): Icon | null {
  return ICONS[name] ?? null;
}
