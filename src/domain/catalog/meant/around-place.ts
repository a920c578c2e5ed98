import { plainLetters } from '../../search-term.ts';

/** Words around a place: what is wanted and how, not where. In the languages of most visitors. */
export const AROUND: ReadonlySet<string> = new Set(
  [
    'esim esims sim sims card cards data plan plans roaming internet wifi wi-fi mobile phone online prepaid package bundle',
    'travel traveling travelling trip trips tour tours holiday holidays vacation honeymoon business backpacking weekend',
    'airport airports international flight flights cruise ferry hotel hotels',
    'tourist tourists buy get best cheap cheapest good need want going visit visiting works cover covers covering coverage',
    'region regions country countries all each both every whole 5g 4g lte unlimited gb mb days weeks',
    "i we my our me im i'm i’m we're we’re i'll i’ll the a an that of and or plus then with via from to in for on at by near around between",
    'für nach mit und der die das reise urlaub karte daten flughafen günstig',
    'pour vers avec et le la les du des en au aux voyage vacances carte données aéroport aeroport',
    'para con y e el los las de del al viaje viajes vacaciones tarjeta datos aeropuerto',
    'per il gli un una viaggio vacanza scheda dati aeroporto cartão dados viagem',
    'voor naar reis kaart vliegveld luchthaven karta podróż lotnisko i w do ve için havalimanı',
    'и в для на поездка аэропорт интернет сим карта και για στην σε αεροδρόμιο شريحة إلى في مطار انترنت',
  ]
    .join(' ')
    .split(' ')
    .map(plainLetters),
);

/** The same in writing without blanks. */
export const DENSE_AROUND = /旅行|旅游|空港|机场|機場|여행|공항|유심|이심|イーシム/g;
