import { type Navigation, paths } from '@meowtale/web-kit';

const CHANNEL = 'meowtale.payment';
const HERE = 'here';
/** A tab's return from a payment's page. */
interface Returned {
  returned: true;
  /** The payment whose page was left without paying, if it was: the provider's claim, which is no proof. */
  left: string | null;
}
/** The longest return address that the wallet accepts. */
const LONGEST = 2048;

/** Returns the return address of a payment's tab: a page that closes it while the tab that opened it exists. */
export function returnAddress(navigation: Pick<Navigation, 'href'>, to: string): string {
  const address = navigation.href(paths.paymentReturn(to));
  return address.length > LONGEST ? to : address;
}

/** Returns an address on this site, in full; the home page for any other, which is untrusted. */
export function ownAddress(to: string | null): string {
  const url = to === null ? null : URL.parse(to, location.origin);
  return url?.origin === location.origin ? url.href : '/';
}

/**
 * Answers tabs that return from a payment, in the tab in which payments are begun, and calls `onReturn` for each, with the payment that was
 * left without paying.
 */
export function answerReturns(onReturn: (left: string | null) => void): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Returned | typeof HERE>) => {
    if (data === HERE) return;
    channel.postMessage(HERE);
    onReturn(data.left);
  };
}

/**
 * Announces that this tab returned from a payment (`left` as in `answerReturns`), and calls `onAnswer` when the tab in which it was begun answers. Returns the function
 * that stops it.
 */
export function sayReturned(left: string | null, onAnswer: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => data === HERE && onAnswer();
  channel.postMessage({ returned: true, left } satisfies Returned);
  return () => channel.close();
}
