/** Inline styles of mails, because many mail programs ignore style sheets. */
export const STYLE = {
  body: 'margin:0;padding:24px;background:#faf6ef;color:#1d1730;font:15px/1.5 system-ui,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #e9e1d3;border-radius:14px',
  house: 'margin:0;color:#b93818;font:600 20px/1.2 Georgia,serif',
  sentence: 'margin:24px 0 8px;font:600 17px/1.4 system-ui,sans-serif',
  words: 'margin:0',
  button:
    'display:inline-block;margin:24px 0;padding:10px 16px;border-radius:999px;background:#b93818;color:#ffffff;font-weight:600;text-decoration:none',
  foot: 'margin:0;padding-top:16px;border-top:1px solid #e9e1d3;color:#665d7a;font-size:13px',
  link: 'color:#665d7a',
} as const;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
