import { z } from 'zod';

import { authAdvice, authWord } from '../../../src/domain/account/auth-error.ts';
import * as credentials from '../../../src/domain/account/check-credentials.ts';
import { splitName } from '../../../src/domain/account/split-name.ts';
import { findMeant } from '../../../src/domain/catalog/meant/find-meant.ts';
import { missedQuery } from '../../../src/domain/catalog/meant/missed-query.ts';
import { placeIndexOf } from '../../../src/domain/catalog/meant/place-index.ts';
import { readQuery } from '../../../src/domain/catalog/meant/read-query.ts';
import { regionSlug } from '../../../src/domain/catalog/region.ts';
import * as search from '../../../src/domain/catalog/search.ts';
import * as links from '../../../src/domain/checkout/checkout-link.ts';
import { readInvoiceNumber } from '../../../src/domain/checkout/invoice-number.ts';
import { orderNumber } from '../../../src/domain/checkout/order.ts';
import { readAddress } from '../../../src/domain/email-address.ts';
import { enterpriseRequestSchema } from '../../../src/domain/enterprise/enterprise-request.ts';
import {
  complaintAbout,
  completeWebsite,
  TYPED_FIELDS,
} from '../../../src/domain/enterprise/request-rules.ts';
import { readActivation } from '../../../src/domain/esims/activation-code.ts';
import { formatIccid, iccidEnding } from '../../../src/domain/esims/iccid.ts';
import { findDevices } from '../../../src/domain/help/find-devices.ts';
import { findEntries } from '../../../src/domain/help/find-entries.ts';
import { fromDollars } from '../../../src/domain/money.ts';
import { readColour } from '../../../src/domain/operators/brand/colours.ts';
import { severalLines } from '../../../src/domain/operators/catalogue/place-words.ts';
import { readOrderFile } from '../../../src/domain/operators/draft-orders/imported-order.ts';
import { shownAddress } from '../../../src/domain/shown-address.ts';
import { findEuVatNumber, readEuVatNumber } from '../../../src/domain/tax/eu-vat-number.ts';
import { readIdentity } from '../../../src/server/account/google/google-claims.ts';
import { triesOf } from '../../../src/server/account/limits.ts';
import { readAllowed } from '../../../src/server/admin/parts/allowed.ts';
import type { VerbCall } from '../../../src/server/admin/parts/verb.ts';
import { VERBS } from '../../../src/server/admin/registry.ts';
import { readCountry, readRegion } from '../../../src/server/catalog/answers.ts';
import { makeSnapshot } from '../../../src/server/catalog/snapshot.ts';
import * as requests from '../../../src/server/checkout/requests.ts';
import { describeError } from '../../../src/server/core/log.ts';
import { oneLine } from '../../../src/server/core/one-line.ts';
import { hideIccids, safeStack, safeWords } from '../../../src/server/core/safe-words/hide-secrets.ts';
import { readCopyTarget } from '../../../src/server/core/settings/copy-target.ts';
import { complaintAboutImapUrl, readImapUrl } from '../../../src/server/core/settings/imap-url.ts';
import { readMailbox } from '../../../src/server/core/settings/mailbox.ts';
import { familyOf, readNetworks } from '../../../src/server/core/settings/networks.ts';
import { readOtlpHeaders } from '../../../src/server/core/settings/otlp-headers.ts';
import { splitList } from '../../../src/server/core/settings/setting-kinds.ts';
import { readSmtpUrl } from '../../../src/server/core/settings/smtp-url.ts';
import { readSimCountries, readTaxRates } from '../../../src/server/core/settings/tax-settings.ts';
import { describePiece, inPiece } from '../../../src/server/core/spans.ts';
import { createCipher } from '../../../src/server/db/cipher.ts';
import { readDraftToken } from '../../../src/server/draft-orders/draft-link.ts';
import { printable } from '../../../src/server/drawing/pdf/printable.ts';
import { splitLetters } from '../../../src/server/drawing/pdf/split-runs.ts';
import { readCursor } from '../../../src/server/esims/page-cursor.ts';
import { seenFrom } from '../../../src/server/http/client-address.ts';
import { readDeliveryReport } from '../../../src/server/mail/bounces/delivery-report.ts';
import { readTrace } from '../../../src/server/payments/payment-trace.ts';
import { readCallback } from '../../../src/server/providers/esim-go/esim-go-callback.ts';
import { jsonOf, messageOf } from '../../../src/server/providers/esim-go/esim-go-calls.ts';
import * as proof from '../../../src/server/purchase/guest-proof.ts';
import { readWithdrawalToken } from '../../../src/server/purchase/withdrawal-token.ts';
import { hashOf } from '../../../src/server/refunds/requests/confirm-return.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';

const cipher = createCipher('ab'.repeat(32));
const trusted = readNetworks(['127.0.0.0/8', '::1']);

const REPORT =
  'Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nAction: failed\r\nStatus: ';

/** A body with the text in each field that the schema knows. */
function filled(schema: z.ZodType, text: string): unknown {
  if (!(schema instanceof z.ZodObject)) return text;
  return Object.fromEntries(
    Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => [
      name,
      filled(field, text),
    ]),
  );
}

const schemas = { enterpriseRequestSchema, ...requests } as Record<string, z.ZodType>;

const operator = { by: atCommandLine('test') } as VerbCall;

const nothingSold = makeSnapshot(
  {
    countries: [],
    hidden: [],
    regions: [],
    members: [],
    networks: [],
    plans: [],
    gone: [],
    choices: new Map(),
    pricing: { rules: [], belowFloor: 'hold' },
    local: {},
    ranking: { popular: [], countries: [], regions: [] },
  },
  { revision: 1, changedAt: new Date(0), digest: '' },
  'added',
);

/** The smallest list of destinations, with another name. */
const JAPAN = search.searchIndexOf(
  [{ iso: 'JP', name: 'Japan', region: 'Asia' }],
  new Map([['JP', ['Tokyo', '@NRT Narita']]]),
);
const ONLY_JAPAN = placeIndexOf([{ iso: 'JP', name: 'Japan', region: 'Asia' }], null);

/** Everything that reads, checks or hides words of callers. */
export const TEXT_READERS: Record<string, (text: string) => unknown> = {
  safeWords,
  hideIccids,
  safeStack: (text) => safeStack(new Error(text)),
  'safeStack of another message': (text) => safeStack(Object.assign(new Error('x'), { stack: text })),
  describeError: (text) => describeError(new Error(text, { cause: text })),
  oneLine,
  severalLines,
  readColour,
  printable,
  readMailbox: (text) => readMailbox({ name: text, address: text }),
  seenFrom: (text) => seenFrom('127.0.0.1', text.split(','), trusted),
  'seenFrom the other end': (text) => seenFrom(text, [], trusted),
  familyOf,
  triesOf: (text) => triesOf('/sign-in/email', { address: text, browser: text, account: text }),
  describePiece: (text) =>
    inPiece({ requestId: text }, () => describePiece(text, 'server', { 'http.route': text })),
  readOtlpHeaders: (text) => readOtlpHeaders(`a=${text}`),
  readCursor,
  readTaxRates,
  readCopyTarget: (text) => readCopyTarget(`scp:${text}`),
  readEuVatNumber,
  findEuVatNumber,
  readSimCountries,
  readCountry: (text) => readCountry(nothingSold, text),
  readRegion: (text) => readRegion(nothingSold, text),
  readAddress,
  shownAddress,
  'shownAddress of a domain': (text) => shownAddress(`mia@xn--${text}.example`),
  hashOf,
  readSignedGuest: (text) => proof.readSignedGuest(cipher, text, new Date()),
  isUnsignedGuest: proof.isUnsignedGuest,
  readIdentity: (text) => {
    const claims = { sub: text, email: text, name: text, aud: 'shop', iat: 1, exp: 2 };
    return readIdentity(`e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`, 'shop', 1);
  },
  guestSecret: (text) => proof.guestSecret(cipher, text, 'p'),
  attemptFingerprint: (text) => proof.attemptFingerprint(cipher, text),
  readOrderToken: (text) => proof.readOrderToken(cipher, text),
  readDraftToken: (text) => readDraftToken(cipher, text),
  readOrderFile: (text) => readOrderFile(`email,name,plan,place\n${text}`, 'en'),
  readTrace: (text) => readTrace(cipher, 'p', text),
  readWithdrawalToken: (text) => readWithdrawalToken(cipher, text),
  readCallback: (text) => readCallback('key', Buffer.from(text), null),
  'readCallback with a number': (text) =>
    readCallback('key', Buffer.from(`{"event":"x","iccid":"${text}`), text),
  jsonOf,
  messageOf: (text) => messageOf({ status: 400, text } as Parameters<typeof messageOf>[0]),
  regionSlug,
  searchNames: (text) => search.searchNames(JAPAN, text),
  nearestName: (text) => search.nearestName(JAPAN, text),
  findMeant: (text) => findMeant(ONLY_JAPAN, text),
  missedQuery,
  readQuery,
  splitAtMatch: (text) => search.splitAtMatch('Japan', text),
  splitName,
  authWord: (text) => authWord({ status: 400, code: text, message: text }),
  authAdvice: (text) => authAdvice({ status: 400, code: text, message: text }),
  checkSignIn: (text) => credentials.checkSignIn({ email: text, password: text }),
  checkSignUp: (text) => credentials.checkSignUp({ email: text, password: text, confirm: text }),
  checkForgot: (text) => credentials.checkForgot({ email: text }),
  checkNewPassword: (text) => credentials.checkNewPassword({ password: text, confirm: text }),
  readCheckoutLink: links.readCheckoutLink,
  readPlansLink: links.readPlansLink,
  readTopUpLink: links.readTopUpLink,
  readOrderLink: links.readOrderLink,
  claimedPrice: (text) => links.claimedPrice(text, 'USD'),
  readCurrency: links.readCurrency,
  orderNumber,
  readInvoiceNumber,
  complaintAbout: (text) => TYPED_FIELDS.map((field) => complaintAbout(field, text)),
  completeWebsite,
  readActivation: (text) => readActivation({ smdpAddress: text, matchingId: text, confirmationCode: text }),
  formatIccid,
  iccidEnding,
  findDevices: (text) => findDevices('iphone', text),
  findEntries: (text) => findEntries([{ question: 'a', answer: 'b', category: 'c' }], text),
  fromDollars,
  splitLetters: (text) => splitLetters(printable(text), { style: 'text', language: 'en' }),
  readImapUrl,
  complaintAboutImapUrl,
  readSmtpUrl,
  splitList,
  readDeliveryReport: (text) => readDeliveryReport(REPORT + text),
  readAllowed: (text) =>
    Object.entries(VERBS).map(([name, verb]) => {
      try {
        return readAllowed(operator, name, verb, filled(verb.input, text));
      } catch (refusal) {
        return refusal;
      }
    }),
  ...Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      (text: string) => schema.safeParse(filled(schema, text)),
    ]),
  ),
};
