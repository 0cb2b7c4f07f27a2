import type { Work } from './work.ts';
import { work as lettersToTheTide } from './works/letters-to-the-tide/work.ts';
import { work as mothCourt } from './works/moth-court/work.ts';
import { work as orbitOfSmallThings } from './works/orbit-of-small-things/work.ts';
import { work as paperKiteMail } from './works/paper-kite-mail/work.ts';
import { work as peonySeason } from './works/peony-season/work.ts';
import { work as redLedger } from './works/red-ledger/work.ts';
import { work as saltAndCinder } from './works/salt-and-cinder/work.ts';
import { work as signalBoxSeven } from './works/signal-box-seven/work.ts';
import { work as theCartographersWar } from './works/the-cartographers-war/work.ts';
import { work as theClockworkMenagerie } from './works/the-clockwork-menagerie/work.ts';
import { work as theLanternKeeper } from './works/the-lantern-keeper/work.ts';
import { work as theLastTenant } from './works/the-last-tenant/work.ts';
import { work as theNightBakery } from './works/the-night-bakery/work.ts';
import { work as theUnderstudy } from './works/the-understudy/work.ts';
import { work as theWidowsOrchard } from './works/the-widows-orchard/work.ts';
import { work as velvetHour } from './works/velvet-hour/work.ts';

/** The works in the demo shop, the newest first. */
export const WORKS: readonly Work[] = [
  theLanternKeeper,
  theNightBakery,
  theClockworkMenagerie,
  lettersToTheTide,
  paperKiteMail,
  orbitOfSmallThings,
  signalBoxSeven,
  theCartographersWar,
  saltAndCinder,
  mothCourt,
  peonySeason,
  theUnderstudy,
  redLedger,
  theLastTenant,
  theWidowsOrchard,
  velvetHour,
];
