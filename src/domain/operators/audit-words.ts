import type { RefundReason } from '../checkout/refund-cause.ts';
import { storyWords } from './story-words.ts';

const { refundReason } = storyWords;

function isRefundReason(word: string): word is RefundReason {
  return Object.hasOwn(refundReason, word);
}

/** The audit stores reasons of refunds by their names in the books, after the act or as its reason. */
export function auditWords(stored: string): string {
  if (isRefundReason(stored)) return refundReason[stored];
  return stored.replace(/ \((\w+)\)$/, (all, name: string) =>
    isRefundReason(name) ? `: ${refundReason[name]}` : all,
  );
}

/** What the audit stores for an act in words; stored words stay. */
export function storedInAudit(said: string): string {
  const named = Object.entries(refundReason).find(([, words]) => said.endsWith(`: ${words}`));
  return named ? `${said.slice(0, -named[1].length - 2)} (${named[0]})` : said;
}
