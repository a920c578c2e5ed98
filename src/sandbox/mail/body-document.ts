import type { Message } from './message.ts';

/**
 * A mail's own HTML runs no script, sends no form and loads nothing from the network except pictures from a shop on this machine.
 * `allow-same-origin` lets our page measure its height; without scripts it grants nothing else.
 */
export const BODY_POLICY =
  'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox; ' +
  "default-src 'none'; img-src 'self' data: http://localhost:* http://127.0.0.1:*; " +
  "style-src 'unsafe-inline'; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The HTML of a mail, with its `cid:` pictures pointing at the attachments. */
export function bodyDocument(message: Message): string {
  return message.html.replace(/\bcid:([^"'\s)>]+)/gi, (whole, cid: string) => {
    const index = message.attachments.findIndex(({ contentId }) => contentId === decode(cid));
    return index < 0 ? whole : `/mail/${message.id}/attachments/${index + 1}`;
  });
}

function decode(cid: string): string {
  try {
    return decodeURIComponent(cid);
  } catch {
    return cid;
  }
}
