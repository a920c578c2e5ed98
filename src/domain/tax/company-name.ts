/** Legal forms, and words that many companies have in their names: they tell no company from another. */
const COMMON = new Set(
  (
    'AB AD AE AG AKCYJNA AKTIENGESELLSCHAFT AKTIEBOLAG ANONIMA ANONYME APS AS ASBL BT BV BVBA CLG CO COMPANY CORP CORPORATION CV ' +
    'DAC DD DOO EAD EK EOOD EPE ET EURL EV GBR GESELLSCHAFT GMBH HB IKE INC IS KB KFT KG KS LDA LIMITED LIMITADA LLC LLP LTD MB ' +
    'MBH MIKE NV NYRT OE OG OHG OOD OU OY OYJ PLC RT SA SAPA SARL SAS SC SCI SE SIA SL SLL SLU SNC SOCIEDAD SOCIEDADE SOCIETA ' +
    'SOCIETE SP SPA SPOL SPOLKA SPRL SRL SRO TMI UAB UG UNIPESSOAL VOF VOS ZOO ZRT ' +
    'CONSULTING EUROPE GLOBAL GROUP GROUPE GRUPPE HOLDING HOLDINGS INTERNATIONAL MANAGEMENT SERVICE SERVICES SOLUTIONS TRADING ' +
    'AND DE DER DIE ET LA LE OF THE UND Z'
  ).split(' '),
);

/** Capitals from the code of the first on, as companies write themselves in Latin ones; nothing stands for a gap. */
const ALPHABETS: readonly [first: number, latin: string][] = [
  [0x391, 'A/V/G/D/E/Z/I/TH/I/K/L/M/N/X/O/P/R//S/T/Y/F/CH/PS/O'],
  [0x410, 'A/B/V/G/D/E/ZH/Z/I/Y/K/L/M/N/O/P/R/S/T/U/F/H/TS/CH/SH/SHT/A/Y/Y/E/YU/YA'],
];

const LATIN: ReadonlyMap<string, string> = new Map([
  ...ALPHABETS.flatMap(([first, latin]) =>
    latin.split('/').map((written, at) => [String.fromCharCode(first + at), written] as const),
  ),
  ...['ÆAE', 'ŒOE', 'ØO', 'ĐD', 'ŁL', 'ÞTH'].map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
]);

/** Shorter beginnings are shared by chance. */
const TELLING = 4;

/**
 * Whether two names are clearly those of different companies: they share no word of their own, neither is in the other, and
 * neither is the other's initials. Capitals, accents, legal forms and the order of words do not count.
 */
export function isOtherCompany(one: string, other: string): boolean {
  const [first, second] = [namesIn(one), namesIn(other)];
  if (first.all.length === 0 || second.all.length === 0) return false;
  return !(
    first.own.some((word) => second.own.some((each) => isSameWord(word, each))) ||
    isSameWord(first.own.join(''), second.own.join('')) ||
    isInitials(first, second) ||
    isInitials(second, first)
  );
}

interface Name {
  /** Its words, as capitals from A to Z and digits. */
  all: string[];
  /** Those that tell it from others; all, if none does. */
  own: string[];
}

function namesIn(text: string): Name {
  const capitals = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase();
  const latin = Array.from(capitals, (letter) => LATIN.get(letter) ?? letter).join('');
  // 'S.A.' and 'A/S' are one word; 'Müller' is written 'Mueller', too.
  const joined = latin.replaceAll(/[.'’/]/g, '').replaceAll(/([AOU])E/g, '$1');
  const all = joined.split(/[^\dA-Z]+/).filter((word) => word !== '');
  const own = all.filter((word) => !COMMON.has(word));
  return { all, own: own.length > 0 ? own : all };
}

function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length >= TELLING && long.includes(short));
}

/** 'BMW' of 'Bayerische Motoren Werke AG'. */
function isInitials({ own: [word, ...more] }: Name, { all, own }: Name): boolean {
  if (word === undefined || more.length > 0 || word.length < 2) return false;
  return [all, own].some((words) =>
    words
      .map((each) => each.slice(0, 1))
      .join('')
      .startsWith(word),
  );
}
