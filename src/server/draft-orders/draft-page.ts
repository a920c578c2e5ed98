import { formatDays } from '../../domain/catalog/data-amount.ts';
import { planLabel } from '../../domain/catalog/plan.ts';
import { draftNumber, unitPrice } from '../../domain/draft-orders/draft-order.ts';
import { draftOrderWords as words } from '../../domain/draft-orders/words.ts';
import { codeBeside, formatMoney, type Minor, ofMinor } from '../../domain/money.ts';
import type { BankAccount } from '../../domain/operators/draft-orders/bank-details.ts';
import { shownAddress } from '../../domain/shown-address.ts';
import { COLOURS } from '../core/colours.ts';
import { DIRECTION, LOCALE } from '../core/document-language.ts';
import { shownPlace } from '../core/shown-place.ts';
import type { Deps } from '../deps.ts';
import {
  display,
  type InvoicePage,
  longDate,
  party,
  plain,
  small,
  strong,
} from '../drawing/invoice/invoice-page.ts';
import { invoiceWords } from '../drawing/invoice/invoice-words.ts';
import { linesOfDraft } from './draft-basket.ts';
import type { DraftOrder } from './tables.ts';

/** Longer notes are cut: the page is one sheet, and the offer's own page has all of it. */
const LONGEST_NOTE = 300;

/** The page of an offer, or of the pro forma invoice that it becomes once it is accepted. The invoice of the books follows the payment. */
export function draftPage(
  deps: Pick<Deps, 'settings' | 'catalog'>,
  draft: DraftOrder,
  { bank, receivedCents }: { bank: BankAccount | null; receivedCents: Minor },
): InvoicePage {
  const { settings } = deps;
  const { currency } = draft;
  const isDue = draft.acceptedAt !== null && draft.dueAt !== null;
  const title = isDue ? words.proForma : words.offer;
  const number = draftNumber(draft.id);
  const issuedAt = draft.acceptedAt ?? draft.sentAt ?? draft.createdAt;
  const written = (cents: number) => formatMoney(ofMinor(cents, currency));
  const amount = (cents: number) => ({ ...plain(written(cents)), tabular: true as const });
  const days = formatDays(draft.dueDays);
  const terms = {
    invoice: words.invoiceTerms(days),
    account: words.accountTerms(days),
    link: null,
    free: null,
  };
  const facts: [string, string][] = [
    isDue && draft.dueAt
      ? [words.dueBy, longDate(draft.dueAt)]
      : [words.validUntil, longDate(draft.validUntil)],
    ...(isDue ? [[words.reference, number] satisfies [string, string]] : []),
    ...(draft.purchaseOrder === null
      ? []
      : [[words.purchaseOrder, draft.purchaseOrder] satisfies [string, string]]),
    ...(isDue && bank
      ? (['holder', 'bank', 'account', 'bic'] as const)
          .filter((name) => bank[name] !== '')
          .map((name): [string, string] => [words.bank[name], bank[name]])
      : []),
  ];
  if (isDue && receivedCents !== 0) facts.push([words.received, written(receivedCents)]);
  const method = terms[draft.terms] ?? '';
  const lines = linesOfDraft(draft);
  const gross = lines.reduce((sum, line) => sum + unitPrice(line) * line.quantity, 0);
  const note = draft.note.length > LONGEST_NOTE ? `${draft.note.slice(0, LONGEST_NOTE)}…` : draft.note;
  return {
    language: LOCALE,
    direction: DIRECTION,
    title: `${title} ${number}`,
    author: settings.LEGAL_NAME,
    issuedAt,
    words: {
      brand: display(settings.BRAND_NAME, 19, COLOURS.onNight),
      title: display(title, 30),
      number: strong(number),
      issued: plain(longDate(issuedAt)),
      parties: [
        party(invoiceWords.soldBy, settings.LEGAL_NAME, [
          settings.LEGAL_ADDRESS,
          settings.LEGAL_TAX_ID,
          settings.SUPPORT_EMAIL,
        ]),
        party(invoiceWords.billedTo, draft.company ?? draft.fullName, [
          draft.company && draft.fullName,
          draft.vatNumber && invoiceWords.vatNumber(draft.vatNumber),
          shownAddress(draft.email),
        ]),
      ],
      facts: facts.map(([name, value]) => [plain(name), plain(value)]),
      columns: [small(invoiceWords.description), small(invoiceWords.amount)],
      lines: lines.map((line) => {
        const offered = {
          country: shownPlace(deps, line.plan),
          label: planLabel(line.plan),
          days: line.plan.duration,
        };
        const tiers = (line.tiers ?? []).map((tier) => words.tier(tier.from, written(tier.unit_cents)));
        const what = [
          invoiceWords.plan.whole(offered),
          words.times(line.quantity, written(unitPrice(line))),
          ...tiers,
        ];
        return [plain(what.join(' · ')), amount(unitPrice(line) * line.quantity)];
      }),
      taxes:
        gross === draft.totalCents
          ? []
          : [[small(words.taxOff), { ...small(written(draft.totalCents - gross)), tabular: true }]],
      taxNote: note === '' ? [] : [small(note)],
      total: [
        strong(words.total),
        display(`${written(draft.totalCents)} ${codeBeside(currency)}`.trimEnd(), 18),
        small(method),
      ],
      note: small(invoiceWords.thanks(settings.BRAND_NAME, settings.SUPPORT_EMAIL)),
      foot: small(`${settings.LEGAL_NAME}  ·  ${settings.BASE_URL}`),
    },
  };
}
