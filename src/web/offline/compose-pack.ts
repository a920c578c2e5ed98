import { formatDays } from '../../domain/catalog/data-amount.ts';
import { formatSpeed, speedsOf } from '../../domain/catalog/plan-facts.ts';
import { planLabel } from '../../domain/catalog/plan.ts';
import { shownCoverage } from '../../domain/catalog/region.ts';
import type { Activation, Order } from '../../domain/checkout/order-schema.ts';
import { formatIccid } from '../../domain/esims/iccid.ts';
import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { DATE_LOCALE, DATE_STYLE, facts, LANGUAGE } from '../../domain/language-words.ts';
import { LANGUAGES, pageAddress, SOURCE } from '../../domain/languages.ts';
import type { Settings } from '../core/site.ts';
import { supportEntries } from '../help/support/support-words.ts';
import type { Platform } from '../install/platform-of.ts';
import {
  codesWords,
  installGuideWords,
  oneTapWords,
  printSheetWords,
  qrWords,
  stepsOf,
} from '../install/words.ts';
import { planDetailsWords, planFactsWords } from '../plans/plan-details-words.ts';
import { planLineWords, ticketWords } from '../price/words.ts';
import { copyWords } from '../ui/words.ts';
import { KEPT_PAGE } from './addresses.ts';
import { packWords as words } from './pack-words.ts';
import { type OfflinePack, PACK_FORM, type PackedWay } from './pack.ts';
import { leftOf } from './refresh-packs.ts';

const DATE = '{date}';

interface Kept {
  order: Order;
  esim: UserEsim;
  /** Null if they are used. */
  activation: Activation | null;
  settings: Pick<Settings, 'supportEmail' | 'liveChatUrl'>;
  /** '24 hours'. */
  refundTime: string;
  now: Date;
}

/** What a phone keeps of an order, in the language of the page. */
export function composePack({ order, esim, activation, settings, refundTime, now }: Kept): OfflinePack {
  const { plan } = order;
  const place = plan.country;
  const [arrival] = stepsOf(place, 'other').slice(-1);
  const trouble = supportEntries(refundTime).at(-1)?.answer ?? '';
  return {
    form: PACK_FORM,
    order: order.order,
    esim: esim.id,
    iccid: esim.iccid,
    language: LANGUAGE,
    page: pageAddress(LANGUAGE, KEPT_PAGE),
    tag: LANGUAGES[LANGUAGE].tag,
    isRtl: LANGUAGES[LANGUAGE].direction === 'rtl',
    dates: { locale: LANGUAGE === SOURCE ? null : DATE_LOCALE, style: DATE_STYLE },
    keptAt: now.toISOString(),
    title: place,
    plan: facts(planLabel(plan), formatDays(plan.duration)),
    number: printSheetWords.order(order.number),
    codes: activation && codesOf(place, activation),
    words: {
      install: words.install,
      wifi: words.wifi,
      used: words.used,
      copy: copyWords.copy,
      copied: copyWords.copied,
      copyByHand: copyWords.copyByHand,
      left: words.left,
      kept: words.kept(DATE),
      until: words.until(DATE),
      read: words.read(DATE),
      remove: words.remove,
      removeQuestion: words.removeQuestion,
      yes: words.yes,
      no: words.no,
    },
    arrival: {
      title: words.arrival,
      what: arrival?.what ?? '',
      how: arrival?.how ?? '',
      trouble: words.trouble,
      advice: trouble,
    },
    apn: apnOf(activation),
    facts: { title: words.facts, rows: factsOf(order, esim) },
    left: leftOf(esim.usage),
    help: {
      title: words.help,
      text: words.write,
      email: settings.supportEmail,
      chat: settings.liveChatUrl === null ? null : { label: words.chat, url: settings.liveChatUrl },
    },
  };
}

function codesOf(place: string, activation: Activation): OfflinePack['codes'] {
  const row = (name: string, value: string) => ({ name, value, copy: copyWords.copyWhat(name) });
  return {
    qr: activation.qr_code_base64,
    qrText: qrWords.picture,
    ways: waysOf(place, activation),
    byHand: installGuideWords.noCamera,
    rows: [
      row(codesWords.address, activation.smdp_address),
      row(codesWords.activation, activation.matching_id),
      row(codesWords.androidCode, activation.qr_code_data),
    ],
    warning: installGuideWords.warning,
  };
}

function waysOf(place: string, activation: Activation): PackedWay[] {
  const way = (
    platform: Platform,
    name: string,
    text: string | null,
    button: PackedWay['button'],
  ): PackedWay => ({
    platform,
    name,
    text,
    button,
    steps: stepsOf(place, platform).map(({ what, how }) => ({ what, how })),
  });
  const { iphone, oldIphone, android } = oneTapWords;
  return [
    way('ios', installGuideWords.onPhone.iphone, iphone.text, {
      label: iphone.button,
      url: activation.apple_url,
    }),
    way('old-ios', oldIphone.title, oldIphone.text, null),
    way('android', installGuideWords.onPhone.android, android.text, {
      label: android.button,
      url: activation.android_url,
    }),
    way('other', words.anotherScreen, null, null),
  ];
}

function apnOf(activation: Activation | null): OfflinePack['apn'] {
  const { name, automatic, byHand, unknown } = words.apn;
  const apn = activation?.apn ?? null;
  const copy = copyWords.copyWhat(name);
  if (apn === '') return { name, value: null, copy, text: automatic };
  return apn === null ? { name, value: null, copy, text: unknown } : { name, value: apn, copy, text: byHand };
}

function factsOf({ plan, coverage }: Order, { iccid }: UserEsim): OfflinePack['facts']['rows'] {
  const { truth } = plan;
  const rows: [name: string, value: string | null][] = [
    [ticketWords.data, planLabel(plan)],
    [
      planDetailsWords.unlimited,
      plan.isUnlimited && truth.full_speed_mb_per_day !== null && truth.throttled_kbps !== null
        ? planLineWords.fullSpeed(truth.full_speed_mb_per_day / 1000, formatSpeed(truth.throttled_kbps))
        : null,
    ],
    [ticketWords.validity, formatDays(plan.duration)],
    [planFactsWords.daysStart.name, startOf(plan.truth.starts, plan.country)],
    [planDetailsWords.network, speedsOf(truth)],
    [ticketWords.coverage, shownCoverage(coverage)],
    [words.iccid, formatIccid(iccid)],
  ];
  return rows.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
}

function startOf(starts: Order['plan']['truth']['starts'], place: string): string | null {
  if (starts === 'first_use') return planFactsWords.daysStart.firstUse(place);
  return starts === 'purchase' ? planFactsWords.daysStart.purchase : null;
}
