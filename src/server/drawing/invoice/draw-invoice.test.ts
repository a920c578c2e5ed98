import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readPdf } from '../../../../test/support/reading/read-pdf.ts';
import { INVOICE } from '../../../../test/support/shop/mail-facts.ts';
import type { Invoice } from '../../invoices/tables.ts';
import { drawInvoice } from './draw-invoice.ts';
import { invoicePage } from './invoice-page.ts';

const draw = (invoice: Invoice) => drawInvoice(invoicePage(invoice));
const read = async (invoice: Invoice) => readPdf(await draw(invoice));
const named = (name: string, email = 'mia@example.com') => read({ ...INVOICE, buyer: { name, email } });

/** What stands where the buyer's name belongs. */
const nameIn = (text: string) => /Billed to (.*) mia@example\.com/.exec(text)?.[1] ?? '';

function numbersOf(word: string): string {
  const numbers = Array.from(word, (letter) =>
    letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0'),
  );
  return `[U+${numbers.join(' ')}]`;
}

describe('an invoice', () => {
  it('says who sold what to whom, for how much, and how it was paid', async () => {
    const { text, title, pages, missing } = await read(INVOICE);
    for (const words of [
      'Invoice INV-000042 November 21, 2025',
      'Wanderwave Ltd 1 Harbour Street, Springfield EIN 12-3456789 help@shop.example',
      'Billed to Mia Larsen mia@example.com',
      'Order SP-7F3K-92QD',
      'Paid on November 20, 2025',
      'Payment method Visa ending in 4242',
      'Service period 7 days from first use',
      'eSIM data plan for Japan, Unlimited Lite, 7 days $17.63',
      'Card processing fee $1.08',
      'Taxes & Service Fee Included',
      '$18.71 USD',
    ])
      expect(text).toContain(words);
    expect({ title, pages, missing }).toEqual({ title: 'Invoice INV-000042', pages: 1, missing: 0 });
  });

  it('begins its lines at the right in a language that is read from there', async () => {
    const drawn = async (direction: 'ltr' | 'rtl') =>
      readPdf(await drawInvoice({ ...invoicePage(INVOICE), direction }));
    const [from, to] = [await drawn('ltr'), await drawn('rtl')];
    for (const [first, second] of [
      ['Description', 'Amount'],
      ['Sold by', 'Billed to'],
      ['Order', 'SP-7F3K-92QD'],
    ] as const) {
      expect(from.leftOf(first)).toBeLessThan(from.leftOf(second) ?? 0);
      expect(to.leftOf(first)).toBeGreaterThan(to.leftOf(second) ?? Infinity);
    }
    expect(to.right).toBeCloseTo(from.right);
  });

  it('shows an address as its owner knows it', async () => {
    expect((await named('Mia Larsen', 'mia@xn--bcher-kva.example')).text).toContain('mia@bücher.example');
  });

  it('leaves out details that the seller does not have', async () => {
    const seller = { ...INVOICE.facts.seller, address: null, taxId: null };
    const { text } = await read({ ...INVOICE, facts: { ...INVOICE.facts, seller } });
    expect(text).toContain('Sold by Wanderwave Ltd help@shop.example');
  });

  it('is the same file each time it is drawn', async () => {
    const first = await draw(INVOICE);
    const other = await draw({ ...INVOICE, number: 43 });
    expect(first.equals(await draw({ ...INVOICE }))).toBe(true);
    expect(first.equals(other)).toBe(false);
  });

  it('has no name once that is erased', async () => {
    const company = { company: 'Larsen ApS', vatNumber: 'DK12345678' };
    const ofCompany = await read({
      ...INVOICE,
      buyer: { name: 'Mia Larsen', email: 'mia@example.com', ...company },
    });
    expect(ofCompany.text).toContain('Billed to Larsen ApS Mia Larsen VAT no. DK12345678 mia@example.com');
    expect((await read({ ...INVOICE, buyer: null })).text).toContain('Billed to Name erased Order');
  });
});

describe('the tax of an invoice', () => {
  const withTax = async (tax: NonNullable<Invoice['facts']['tax']>) =>
    (await read({ ...INVOICE, facts: { ...INVOICE.facts, tax } })).text;
  const GERMAN = { territory: 'DE', rateBp: 1900, netCents: 1572, taxCents: 299 };

  it('is nothing, and the page says so', async () => {
    const text = await withTax({ kind: 'none' });
    expect(text).toContain('No VAT or sales tax is charged. Thank you');
    expect(text).toContain('Taxes & Service Fee Included Total paid');
    // Older documents say what they said.
    expect((await read(INVOICE)).text).not.toContain('VAT');
  });

  it('stands below its lines with net price, rate and country', async () => {
    const text = await withTax({ kind: 'consumer', ...GERMAN });
    expect(text).toContain('Included Net amount $15.72 VAT 19% (Germany) $2.99 Total paid');
    expect(text).not.toContain('national');
  });

  it('has its amount in the currency of the country, where that is another one', async () => {
    const national = { currency: 'RON', taxCents: 1312, perUnit: 4.388, ofDay: '2025-11-20' };
    const text = await withTax({ kind: 'consumer', ...GERMAN, territory: 'RO', national });
    expect(text).toMatch(/the VAT is RON\s?13\.12 at the rate of November 20, 2025\./);
  });

  it('is owed by a company itself, or nowhere', async () => {
    const none = { territory: 'DE', rateBp: 0, netCents: 1871, taxCents: 0 };
    expect(await withTax({ kind: 'reverse_charge', ...none })).toContain('Reverse charge: VAT to be');
    const outside = await withTax({ kind: 'outside', ...none, territory: 'US' });
    expect(outside).toContain('No VAT: the buyer is in a country where we charge none.');
    expect(outside).not.toContain('Net amount');
  });

  it('fits the page beside a discount, a fee and all that a company may write', async () => {
    const long = 'A very long name of a company, of which some are even longer than this one is here';
    const national = { currency: 'EUR', taxCents: 258, perUnit: 0.862, ofDay: '2025-11-20' };
    const price = { ...INVOICE.facts.price, discount: { code: 'SUMMER', cents: 100 } };
    const facts = { ...INVOICE.facts, price, tax: { kind: 'consumer' as const, ...GERMAN, national } };
    const company = { company: long, vatNumber: 'DK12345678', address: `${long}, ${long}`.slice(0, 160) };
    const buyer = { name: long, email: 'mia@example.com', ...company };
    expect(await read({ ...INVOICE, facts, buyer })).toMatchObject({ pages: 1, missing: 0 });
  });
});

describe('a credit note', () => {
  it('shows the refund and the invoice it corrects', async () => {
    const facts = { ...INVOICE.facts, credits: 'INV-000041' };
    const { text, title } = await read({ ...INVOICE, kind: 'credit_note', number: 7, facts });
    expect(title).toBe('Credit note CN-000007');
    for (const words of [
      'Corrects INV-000041',
      'Refunded to Visa ending in 4242',
      'Total refunded',
      '$18.71 USD',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('INV-000042');
  });

  it('names no invoice if the order never had one', async () => {
    const { text } = await read({ ...INVOICE, kind: 'credit_note', number: 7 });
    expect(text).not.toContain('Corrects');
    expect(text).not.toContain('INV-');
  });
});

describe('a name', () => {
  it.each([
    ['Latin', 'José Ñandú Łukasz Nguyễn Văn Đức Ångström İnci'],
    ['Greek', 'Νίκος Παπαδόπουλος Ἀχιλλεύς'],
    ['Cyrillic', 'Владимир Ђорђевић Қасым Їжак'],
    ['Arabic', 'محمد عبد الله'],
    ['Persian', 'پریسا می\u200Cخواهم گچ'],
    ['Hebrew', 'דָּוִד כהן'],
    ['Devanagari', 'श्रीमती क्षत्रिय ज्ञानेश्वरी'],
    ['Thai', 'สมชาย น้ำใจ ปู่กี่'],
    ['Chinese', '王小明 陳龍 欧阳娜'],
    ['Japanese', '髙橋さくら サトウ 𠮷田'],
    ['Korean', '김철수 박민준'],
    ['Georgian', 'გიორგი ბერიძე'],
    ['Armenian', 'Հայկ Պետրոսյան'],
    ['Ethiopic', 'ኃይለ ሥላሴ'],
    ['Bopomofo', 'ㄅㄆㄇ'],
    ['mixed', 'Mia محمد 王 (דוד) श्री Δ'],
  ])('in %s has a glyph for every letter', async (_, name) => {
    const { glyphs, missing, text } = await named(name);
    const without = await named('');
    expect(missing).toBe(0);
    expect(glyphs).toBeGreaterThan(without.glyphs + Array.from(name).length / 2);
    expect(text).not.toContain('? mia@');
  });

  it('has joined letters if its script joins them', async () => {
    const glyphsOf = async (name: string) => (await named(name)).glyphs - (await named('')).glyphs;
    // Three characters that are one form on paper, and one character that has three.
    expect(await glyphsOf('क्ष')).toBe(1);
    expect(new Set((await named('ممم')).codesOf('NotoSansArabic')).size).toBe(3);
  });

  it.each([
    ['Tamil', 'சுப்பிரமணியன்'],
    ['Telugu', 'వెంకటేశ్వర రావు'],
    ['Kannada', 'ರಾಮಕೃಷ್ಣ'],
    ['Malayalam', 'ശ്രീകുമാർ'],
    ['Bengali', 'রবীন্দ্রনাথ ঠাকুর'],
    ['Gujarati', 'ગાંધી'],
    ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
    ['Oriya', 'ଜଗନ୍ନାଥ'],
    ['Sinhala', 'චන්ද්‍රිකා'],
    ['Khmer', 'សុខ ពិសិដ្ឋ'],
    ['Lao', 'ສົມພອນ'],
    ['Burmese', 'အောင်ဆန်း'],
    ['Tibetan', 'བསྟན་འཛིན'],
    ['Mongolian', 'ᠪᠠᠭᠠᠲᠤᠷ'],
    ['Cherokee', 'ᏍᏏᏉᏯ'],
    ['N’Ko', 'ߛߏߟߏߡߊߣߊ'],
    ['Thaana', 'މުޙައްމަދު'],
    ['Syriac', 'ܐܦܪܝܡ'],
    ['Tifinagh', 'ⵎⵓⵃⵎⵎⴷ'],
    ['Canadian Aboriginal', 'ᐃᓄᒃ'],
    ['Yi', 'ꆈꌠ'],
    ['Vai', 'ꕙꔤ'],
    ['Balinese', 'ᬩᬮᬶ'],
    ['Javanese', 'ꦗꦮ'],
    ['Sundanese', 'ᮞᮥᮔ᮪ᮓ'],
    ['Ol Chiki', 'ᱥᱟᱱᱛᱟᱲᱤ'],
    ['Meetei Mayek', 'ꯃꯅꯤꯄꯨꯔ'],
    ['Limbu', 'ᤕᤰᤌᤢᤱ'],
    ['Lisu', 'ꓡꓲꓢꓴ'],
    ['Adlam', '𞤀𞤣𞤤𞤢𞤥'],
    ['Chakma', '𑄌𑄋𑄴𑄟𑄳𑄦'],
  ])(
    'in %s, which no font of ours has, has the numbers of its letters, and never others',
    async (_, name) => {
      const { text, missing } = await named(name);
      expect(nameIn(text)).toBe(name.split(' ').map(numbersOf).join(' '));
      expect(missing).toBe(0);
    },
  );

  it('shows emoji and symbols as their numbers, beside unchanged letters', async () => {
    const { text, missing } = await named('Mia 🦄 \u{1D800} \u{12000}');
    expect(text).toMatch(/Billed to Mia \[U\+1F984\] \[U\+1D800\] \[U\+12000\] mia@example\.com/);
    expect(missing).toBe(0);
    expect((await named('Who?')).text).toContain('Who? mia@');
    expect((await named('ހަސަން Ali')).text).toMatch(/Billed to \[U\+0780( [0-9A-F]{4})+\] Ali mia@/);
  });

  it('in any script has no question mark', async () => {
    const letter = fc
      .integer({ min: 0xa0, max: 0x1ffff })
      .map((code) => String.fromCodePoint(code))
      .filter((character) => /\p{L}/u.test(character));
    await fc.assert(
      fc.asyncProperty(fc.array(letter, { minLength: 1, maxLength: 40 }), async (letters) => {
        const { text, missing } = await named(letters.join(''));
        expect(nameIn(text)).not.toContain('?');
        expect(missing).toBe(0);
      }),
      { numRuns: 8 },
    );
  });

  it('stays on the page, however long', async () => {
    for (const name of ['W'.repeat(200), '王'.repeat(200), 'محمد '.repeat(40), 'Mia '.repeat(50)]) {
      const { pages, right, bottom, text } = await named(name, `${'w'.repeat(240)}@example.com`);
      expect([pages, right <= 540, bottom > 30]).toEqual([1, true, true]);
      expect(text).toContain('Total paid');
    }
  });

  it('never overwrites other text', async () => {
    const { text } = await named('Mia\nTotal paid $0.00\u202E\r\nBilled to Eve) Tj ET');
    expect(text).toContain('Billed to Mia Total paid $0.00[U+202E] Billed to Eve) Tj ET mia@example.com');
    const plain = await named('Mia Total paid $0.00[U+202E] Billed to Eve) Tj ET');
    expect(text).toBe(plain.text);
  });

  it('of any characters makes a page without missing-glyph boxes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (name) => {
        const { pages, missing, text } = await named(name);
        expect([pages, missing]).toEqual([1, 0]);
        expect(text).toContain('$18.71 USD');
      }),
      { numRuns: 8 },
    );
  });
});
