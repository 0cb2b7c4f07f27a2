import { COINS_PER_USD } from '@meowtale/contracts';
import { isAdultCategory } from '@meowtale/contracts/categories';
import { KIND_OF_NOTICE, type NoticeKind } from '@meowtale/contracts/inputs/catalog/notice';
import { DEFAULT_LOCALE } from '@meowtale/contracts/locales';
import { formatMoney } from '@meowtale/contracts/money';
import { shortened } from '@meowtale/contracts/text/characters';
import { rejectionOf, type SentenceSource, sentenceOf, type Writing } from '@meowtale/notices/words';
import { escapeHtml, STYLE } from './html.ts';
import type { MailReader } from './repository.ts';
import type { OutgoingMail } from './smtp.ts';
import { type MailWords, mailWords } from './words.ts';

/** A notice as a mail shows it. */
export interface MailedNotice extends SentenceSource {
  type: string;
}

interface Composing {
  notices: readonly MailedNotice[];
  reader: Pick<MailReader, 'lang' | 'time_zone'>;
  /** The site's origin. */
  site: string;
  unsubscribeUrl: string;
}

const SUBJECT_MAX = 120;

/** Writes subject, text and HTML of a mail about these notices in its reader's language. */
export function composeMail({ notices, reader, site, unsubscribeUrl }: Composing): Pick<OutgoingMail, 'subject' | 'text' | 'html'> {
  const messages = mailWords(reader.lang);
  const write = writingOf(messages.locale, reader.time_zone);
  const parts = notices.map((notice) => partOf(notice, messages, write));
  const [first] = parts;
  const subject = shortened(parts.length === 1 && first ? first.sentence : messages.subject(parts.length), SUBJECT_MAX);
  const room = `${site}${messages.locale === DEFAULT_LOCALE ? '' : `/${messages.locale}`}/notices`;
  const links = { open: room, stop: unsubscribeUrl, choose: `${room}?settings=mail` };
  const kinds = [...new Set(notices.map(({ key }) => kindOf(key)))].map((kind) => messages.notice(`mail.kind.${kind}`));
  const because = messages.say('because', { kinds: write.list(kinds) });
  return { subject, text: asText(parts, links, because, messages), html: asHtml(subject, parts, links, because, messages) };
}

/** Returns the kind of a notice; `official` for a key that this release doesn't know. */
export const kindOf = (key: string): NoticeKind =>
  Object.hasOwn(KIND_OF_NOTICE, key) ? KIND_OF_NOTICE[key as keyof typeof KIND_OF_NOTICE] : 'official';

interface Part {
  sentence: string;
  lines: string[];
}

interface Links {
  open: string;
  stop: string;
  choose: string;
}

function partOf(notice: MailedNotice, messages: MailWords, write: Writing): Part {
  const { params, key } = notice;
  const { author = '', who = '', name = '', text } = params;
  const plainNotice = { key, params: { ...params, author: plain(author), who: plain(who), name: plain(name) } };
  // A mail has no age gate, so it leaves out the text of an adult work's update (ADR 10).
  const isConcealed = key === 'update' && isAdultCategory(params.category ?? undefined);
  const lines = text && !isConcealed ? text.split('\n').map((line) => (key === 'official' ? clean(line) : plain(line))) : [];
  const reason = rejectionOf(plainNotice, messages.notice);
  return { sentence: sentenceOf(plainNotice, messages.notice, write), lines: [...(reason ? [reason] : []), ...lines] };
}

function writingOf(locale: string, timeZone: string): Writing {
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return {
    percent: (fraction) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(fraction),
    moment: (iso) => moment.format(new Date(iso)),
    usd: (coins) => formatMoney((coins * 100) / COINS_PER_USD, 'USD', locale),
    number: (count) => new Intl.NumberFormat(locale).format(count),
    list: (items) => new Intl.ListFormat(locale).format(items),
  };
}

/** Replaces line ends, invisible characters and direction marks by spaces. */
const clean = (text: string): string => text.replaceAll(/[\p{Cc}\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu, ' ').trim();

/** Cleans a person's text and breaks up addresses, so that mail programs don't link them. */
const plain = (text: string): string => clean(text).replaceAll(/([.:@/])(?=\S)/g, '$1\u2060');

function asText(parts: readonly Part[], { open, stop, choose }: Links, because: string, { say }: MailWords): string {
  const sections = parts.map(({ sentence, lines }) => [sentence, ...lines].join('\n'));
  const foot = [because, `${say('stop')}: ${stop}`, `${say('choose')}: ${choose}`].join('\n');
  return `${[...sections, `${say('open')}: ${open}`, `-- \n${foot}`].join('\n\n')}\n`;
}

function asHtml(subject: string, parts: readonly Part[], { open, stop, choose }: Links, because: string, messages: MailWords): string {
  const sections = parts.map(
    ({ sentence, lines }) =>
      `<h2 style="${STYLE.sentence}">${escapeHtml(sentence)}</h2>${lines.map((line) => `<p dir="auto" style="${STYLE.words}">${escapeHtml(line) || '&nbsp;'}</p>`).join('')}`,
  );
  const link = (url: string, label: string, style: string) => `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`;
  return `<!doctype html>
<html lang="${messages.locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="${STYLE.body}"><div style="${STYLE.card}">
<p style="${STYLE.house}">Meowtale</p>
${sections.join('\n')}
<p style="${STYLE.words}">${link(open, messages.say('open'), STYLE.button)}</p>
<p style="${STYLE.foot}">${escapeHtml(because)}<br>${link(stop, messages.say('stop'), STYLE.link)} · ${link(choose, messages.say('choose'), STYLE.link)}</p>
</div></body>
</html>
`;
}
