/** Where the VAT of another country applies, or one of its own. */
const ANOTHERS: Partial<Record<string, string>> = { MC: 'FR', IM: 'GB', EL: 'GR', UK: 'GB', XI: 'GB' };

/** Parts of EU countries, by the beginning of their postal codes, in which the EU's VAT does not apply (Directive 2006/112, Article 6). */
const OUTSIDE: Partial<Record<string, readonly [starts: string, territory: string][]>> = {
  DE: [
    ['27498', 'DE-HELGOLAND'],
    ['78266', 'DE-BUESINGEN'],
  ],
  ES: [
    ['35', 'IC'],
    ['38', 'IC'],
    ['51', 'EA'],
    ['52', 'EA'],
  ],
  FI: [['22', 'AX']],
  FR: [
    ['971', 'GP'],
    ['972', 'MQ'],
    ['973', 'GF'],
    ['974', 'RE'],
    ['976', 'YT'],
    ['97', 'PM'],
    ['98', 'NC'],
  ],
  GR: [['63086', 'GR-ATHOS']],
  IT: [
    ['22061', 'IT-CAMPIONE'],
    ['23041', 'IT-LIVIGNO'],
  ],
};

/**
 * The territory for VAT: mostly the ISO code of the country, and a code without a rate for the parts of EU countries in which its
 * VAT does not apply. Null for what is no country.
 * @param postalCode as people write it: 'F-97110', '35 001'
 */
export function taxTerritory(country: string | null | undefined, postalCode?: string | null): string | null {
  const code = country?.trim().toUpperCase() ?? '';
  // 'XX' and 'T1' are what a proxy says of an unknown address and of Tor.
  if (!/^[A-Z]{2}$/.test(code) || code === 'XX') return null;
  const digits = (postalCode ?? '').replaceAll(/\D/g, '');
  const part = OUTSIDE[code]?.find(([starts]) => digits.startsWith(starts) && digits.length === 5);
  // Monaco has a French postal code, 98000.
  if (code === 'FR' && digits === '98000') return 'FR';
  return part?.[1] ?? ANOTHERS[code] ?? code;
}

/** Calling codes as ICCIDs begin with them after 89 (ITU E.118), where they name one country that issues eSIMs for travellers. */
const ISSUERS: Readonly<Record<string, string>> = {
  '1': 'US',
  '30': 'GR',
  '31': 'NL',
  '32': 'BE',
  '33': 'FR',
  '34': 'ES',
  '36': 'HU',
  '39': 'IT',
  '40': 'RO',
  '41': 'CH',
  '43': 'AT',
  '44': 'GB',
  '45': 'DK',
  '46': 'SE',
  '47': 'NO',
  '48': 'PL',
  '49': 'DE',
  '60': 'MY',
  '61': 'AU',
  '65': 'SG',
  '66': 'TH',
  '81': 'JP',
  '82': 'KR',
  '84': 'VN',
  '86': 'CN',
  '90': 'TR',
  '91': 'IN',
  '351': 'PT',
  '352': 'LU',
  '353': 'IE',
  '354': 'IS',
  '356': 'MT',
  '357': 'CY',
  '358': 'FI',
  '359': 'BG',
  '370': 'LT',
  '371': 'LV',
  '372': 'EE',
  '377': 'MC',
  '380': 'UA',
  '385': 'HR',
  '386': 'SI',
  '420': 'CZ',
  '421': 'SK',
  '423': 'LI',
  '852': 'HK',
  '853': 'MO',
  '886': 'TW',
  '971': 'AE',
  '972': 'IL',
};

/** Countries by the mobile country codes of their networks (ITU-T E.212), those of {@link ISSUERS}. */
const NETWORKS: Partial<Record<string, string>> = {
  '202': 'GR',
  '204': 'NL',
  '206': 'BE',
  '208': 'FR',
  '212': 'MC',
  '214': 'ES',
  '216': 'HU',
  '219': 'HR',
  '222': 'IT',
  '226': 'RO',
  '228': 'CH',
  '230': 'CZ',
  '231': 'SK',
  '232': 'AT',
  '234': 'GB',
  '235': 'GB',
  '238': 'DK',
  '240': 'SE',
  '242': 'NO',
  '244': 'FI',
  '246': 'LT',
  '247': 'LV',
  '248': 'EE',
  '255': 'UA',
  '260': 'PL',
  '262': 'DE',
  '268': 'PT',
  '270': 'LU',
  '272': 'IE',
  '274': 'IS',
  '278': 'MT',
  '280': 'CY',
  '284': 'BG',
  '286': 'TR',
  '293': 'SI',
  '295': 'LI',
  '310': 'US',
  '311': 'US',
  '312': 'US',
  '313': 'US',
  '314': 'US',
  '315': 'US',
  '316': 'US',
  '404': 'IN',
  '405': 'IN',
  '424': 'AE',
  '425': 'IL',
  '430': 'AE',
  '431': 'AE',
  '440': 'JP',
  '441': 'JP',
  '450': 'KR',
  '452': 'VN',
  '454': 'HK',
  '455': 'MO',
  '460': 'CN',
  '466': 'TW',
  '502': 'MY',
  '505': 'AU',
  '510': 'ID',
  '515': 'PH',
  '520': 'TH',
  '525': 'SG',
  '530': 'NZ',
};

/**
 * The country of an eSIM: by the country code (MCC) of its IMSI, for which the law asks, where the wholesaler tells it; otherwise by
 * its ICCID, which is what the eSIM itself shows. Null for another issuer.
 */
export function simTerritory(iccid: string, mcc: string | null = null): string | null {
  if (mcc !== null) return taxTerritory(NETWORKS[mcc]);
  const [, code = ''] = /^89(\d{3})/.exec(iccid) ?? [];
  const issuer = [3, 2, 1].map((length) => ISSUERS[code.slice(0, length)]).find(Boolean);
  return taxTerritory(issuer);
}
