import { formatDataAmount } from '../../domain/catalog/data-amount.ts';
import { listedSpeeds } from '../../domain/catalog/plan-facts-words.ts';
import { formatSpeed } from '../../domain/catalog/plan-facts.ts';
import { planLabel } from '../../domain/catalog/plan.ts';
import { METHODS, PAYMENT_METHODS } from '../../domain/checkout/payment-method.ts';
import { GAP, LANGUAGE, labelled } from '../../domain/language-words.ts';
import { formatMoney, ofMinor } from '../../domain/money.ts';
import { refundPromise, withdrawalPromise } from '../../domain/promise/words.ts';
import type { PlanOfPurchase } from '../catalog/plan-of-purchase.ts';
import { pageUrl } from '../core/settings/page-url.ts';
import { shownPlace } from '../core/shown-place.ts';
import type { Deps } from '../deps.ts';
import { invoiceWords } from '../drawing/invoice/invoice-words.ts';
import { boughtWords } from '../mail/templates/bought-words.ts';
import { isOffered } from '../providers/processor.ts';
import type { NewPurchase } from '../purchase/attempts.ts';
import { boughtPlan } from '../purchase/bought-plan.ts';
import { quotedAmounts } from '../purchase/paid-price.ts';
import type { Purchase } from '../purchase/tables.ts';
import { longDay, refundTime } from '../texts/facts.ts';
import { sectionsOf } from '../texts/markdown.ts';
import { valuesIn } from '../texts/texts.ts';
import type { ContractSummary } from './contract-summary.ts';
import { summaryWords as words } from './words.ts';

/** What a summary needs of a plan that is offered, or was bought. */
export type Summed = Pick<PlanOfPurchase, 'plan' | 'priceCents' | 'fees' | 'currency'> &
  Pick<NewPurchase, 'topUpEsimId' | 'discountCode' | 'discountCents'> & { id?: string };

type Parts = Pick<Deps, 'settings' | 'catalog' | 'processors' | 'now'>;
type Bought = Summed & Pick<Purchase, 'id' | 'plan' | 'priceCents' | 'fees' | 'currency'>;

/** The summary of a contract about a plan, in the language of these modules. @param part what an operator wrote of it */
export function draftSummary(
  deps: Parts,
  summed: Summed,
  part: ContractSummary['part'] | null,
): ContractSummary {
  const { settings } = deps;
  const bought = { id: '', ...summed } as Bought;
  const { truth, isUnlimited, duration: days, ...plan } = boughtPlan(bought);
  const place = shownPlace(deps, plan);
  const isTopUp = typeof summed.topUpEsimId === 'string';
  const at = (path: string) => pageUrl(settings, LANGUAGE, path);
  const { headings } = words;
  return {
    title: words.title,
    service: invoiceWords.plan.whole({
      country: place,
      label: planLabel({ ...plan, truth }, formatDataAmount),
      days,
    }),
    provider: [
      settings.LEGAL_NAME,
      ...(settings.LEGAL_ADDRESS ? [settings.LEGAL_ADDRESS] : []),
      settings.SUPPORT_EMAIL,
      settings.BASE_URL,
    ],
    intro: words.intro,
    sections: [
      { title: headings.service, lines: [words.dataOnly, isTopUp ? words.onto : words.esim] },
      {
        title: headings.speeds,
        lines: [
          truth.speeds ? words.networks(listedSpeeds(truth.speeds)) : words.noNetworks,
          ...speedLines(truth, isUnlimited),
          words.noPromise,
          refundPromise.broken + GAP + refundPromise.fault,
        ],
      },
      { title: headings.price, lines: [...priceLines(deps, bought), words.nothingElse] },
      {
        title: headings.duration,
        lines: [
          (truth.starts === 'first_use' ? boughtWords.starts(days, place) : boughtWords.isValid(days)) +
            GAP +
            words.ends,
          ...(settings.REFUND_HOURS > 0
            ? [refundPromise.short(settings.REFUND_HOURS, isTopUp ? 'plan' : 'eSIM')]
            : []),
          ...(settings.WITHDRAWAL === 'on'
            ? [
                [withdrawalPromise.right, withdrawalPromise.ends].join(GAP),
                labelled(withdrawalPromise.link, at('/withdraw')),
              ]
            : []),
        ],
      },
      { title: headings.disabilities, lines: [words.accessible(at('/accessibility'))] },
      {
        title: headings.other,
        lines: [words.documents([at('/terms-of-service'), at('/refund-policy'), at('/privacy')].join(' · '))],
      },
    ],
    part: part ?? shippedPart(deps),
    made: words.made(longDay(deps.now())),
  };
}

/** What stands there until an operator writes it. */
function shippedPart({ settings }: Parts): ContractSummary['part'] {
  const values = valuesIn(settings, refundTime(settings.REFUND_HOURS));
  const { title, text } = words.part;
  return {
    title,
    html: sectionsOf(text, { language: LANGUAGE, values })
      .map(({ html }) => html)
      .join(''),
  };
}

function speedLines(
  {
    full_speed_mb_per_day: fullSpeed,
    throttled_kbps: then,
  }: { full_speed_mb_per_day: number | null; throttled_kbps: number | null },
  isUnlimited: boolean,
): string[] {
  if (fullSpeed !== null && then !== null) return [boughtWords.speed(fullSpeed / 1000, formatSpeed(then))];
  return isUnlimited ? [] : [words.untilUsed];
}

/** The total by each way to pay, as the checkout has it. */
function priceLines({ processors }: Parts, bought: Bought): string[] {
  const { currency, discountCode: code, discountCents: off = 0 } = bought;
  const totals = METHODS.filter((method) => isOffered(processors, method)).flatMap((method) => {
    const quoted = quotedAmounts(bought, method);
    return quoted ? [[PAYMENT_METHODS[method].name, formatMoney(ofMinor(quoted.total, currency))]] : [];
  });
  const amounts = new Set(totals.map(([, total]) => total));
  const [only] = amounts;
  return [
    words.once(
      only !== undefined && amounts.size === 1
        ? only
        : totals.map(([name = '', total = '']) => labelled(name, total)).join(' · '),
    ),
    ...(code && off > 0 ? [labelled(boughtWords.rows.code(code), formatMoney(ofMinor(-off, currency)))] : []),
  ];
}
