import { expect, test } from 'vitest';

import { isOtherCompany } from './company-name.ts';

test.each([
  ['Weiss GmbH', 'WEISS GMBH'],
  ['Weiß', 'WEISS GESELLSCHAFT MBH'],
  ['Mueller Reisen', 'MÜLLER REISEN GMBH & CO. KG'],
  ['Siemens', 'SIEMENS AKTIENGESELLSCHAFT'],
  ['Ørsted', 'ØRSTED A/S'],
  ['orsted', 'ØRSTED A/S'],
  ['BMW', 'Bayerische Motoren Werke AG'],
  ['Bayerische Motoren Werke', 'BMW AG'],
  ['WeissDesign', 'WEISS DESIGN SPÓŁKA Z O.O.'],
  ['Ada Weiss', 'WEISS ADA'],
  ['PPC', 'ΔΗΜΟΣΙΑ ΕΠΙΧΕΙΡΗΣΗ ΗΛΕΚΤΡΙΣΜΟΥ ΑΕ||PPC SA'],
  ['OTE', 'ΟΡΓΑΝΙΣΜΟΣ ΤΗΛΕΠΙΚΟΙΝΩΝΙΩΝ ΕΛΛΑΔΟΣ ΑΕ'],
  ['Balkan Telekom', 'БАЛКАН ТЕЛЕКОМ ЕООД'],
  ["Banca d'Italia", 'BANCA D’ITALIA'],
  ['3M', '3M BELGIUM BVBA'],
  ['International Trading', 'INTERNATIONAL TRADING LTD'],
  // Nothing can be said of these.
  ['株式会社', 'SONY EUROPE BV'],
  ['', 'WEISS GMBH'],
])('%s may be %s', (typed, registered) => {
  expect(isOtherCompany(typed, registered)).toBe(false);
  expect(isOtherCompany(registered, typed)).toBe(false);
});

test.each([
  ['Weiss GmbH', 'SANDBOX TRADING GMBH'],
  ['Weiss Trading', 'MÜLLER TRADING GMBH'],
  ['Adler SA', 'SOCIÉTÉ ANONYME DES VINS'],
  ['Kurz Group', 'LANG GROUP HOLDING BV'],
  ['AB Consulting', 'CD CONSULTING OÜ'],
  ['Weiss', 'БАЛКАН ТЕЛЕКОМ ЕООД'],
  ['BMW', 'Volkswagen AG'],
])('%s is not %s', (typed, registered) => {
  expect(isOtherCompany(typed, registered)).toBe(true);
  expect(isOtherCompany(registered, typed)).toBe(true);
});
