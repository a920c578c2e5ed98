import { LANGUAGE } from '../../../domain/language-words.ts';
import { filledLine } from '../../../domain/operators/texts/filled.ts';
import type { MailPlaceholder, MailWords } from '../../../domain/operators/texts/worded-mails.ts';
import type { Deps } from '../../deps.ts';
import { readPurchase } from '../../purchase/purchases.ts';
import type { MailDescription, Section } from '../description.ts';
import { orderFacts } from '../order-facts.ts';
import type { OutboundMail } from '../tables.ts';
import { planLine } from './order.ts';

export type MailValues = Partial<Record<MailPlaceholder, string>>;

/** A mail with the words that an operator published for it, in the language of these modules. */
export async function inOwnWords(
  deps: Deps,
  { template, purchaseId }: Pick<OutboundMail, 'template' | 'purchaseId'>,
  described: MailDescription,
): Promise<MailDescription> {
  const words = deps.texts.mail(template, LANGUAGE);
  if (!words) return described;
  const purchase = purchaseId === null ? null : await readPurchase(deps.db.db, purchaseId);
  const { buyer, plan, order } = purchase ? orderFacts(deps, purchase) : {};
  return withWords(described, words, {
    ...shopValues(deps),
    ...(buyer && { first_name: buyer.firstName }),
    ...(plan && { place: plan.country, plan: planLine(plan) }),
    ...(order && { order_number: order.number }),
  });
}

/** What the placeholders of every mail stand for. */
export function shopValues({ settings }: Pick<Deps, 'settings'>): MailValues {
  return {
    shop: settings.BRAND_NAME,
    legal_name: settings.LEGAL_NAME,
    support_email: settings.SUPPORT_EMAIL,
    site: settings.BASE_URL,
  };
}

/** Adds an operator's words to those of the template, all of which stay but the subject. */
export function withWords(
  mail: MailDescription,
  { subject, opening, closing }: Pick<MailWords, 'subject' | 'opening' | 'closing'>,
  values: MailValues,
): MailDescription {
  const paragraphs = (text: string): Section[] =>
    text
      .split(/\n{2,}/)
      .filter((part) => part.trim() !== '')
      .map((part) => ({ kind: 'text', text: filledLine(part, values) }));
  const { sections } = mail;
  // Small print comes last.
  const end = sections.at(-1)?.kind === 'small' ? sections.length - 1 : sections.length;
  return {
    ...mail,
    subject: subject === '' ? mail.subject : filledLine(subject, values),
    sections: [
      ...paragraphs(opening),
      ...sections.slice(0, end),
      ...paragraphs(closing),
      ...sections.slice(end),
    ],
  };
}
