import type * as source from './words.ts';

export const standingSentences: typeof source.standingSentences = {
  replacing: 'De vervangende eSIM is onderweg',
  unpaid: 'Niet betaald',
  paid: 'Onderweg',
  ordering: 'Onderweg',
  refunding: 'Je geld is onderweg naar je',
  refunded: 'Je geld is teruggestort',
  erased: null,
  charged_back: null,
  disputed: null,
  return_asked: 'Er is om een terugbetaling gevraagd',
  replacement_asked: 'De vervangende eSIM is onderweg',
  ready: 'Klaar voor installatie',
  in_use: 'In gebruik',
  used_up: 'Alle data is op',
  expired: 'Deze bundel is afgelopen',
  lapsed: 'Nooit gebruikt en afgelopen',
  taken_back: 'Teruggenomen',
  unreadable: 'Klaar voor installatie',
  added: null,
  hidden: null,
};

export const READY_TO_USE: string = 'Klaar voor gebruik';

export const codesRefusals: typeof source.codesRefusals = {
  eSIM: {
    not_delivered: 'Deze bestelling heeft nog geen eSIM.',
    returned: 'Het geld voor deze eSIM is onderweg naar je of al teruggestort. De eSIM werkt dus niet meer.',
    returning: 'Deze eSIM wordt teruggenomen voor een terugbetaling.',
    taken_back: 'Het netwerk heeft deze eSIM teruggenomen, dus hij werkt niet meer.',
  },
  plan: {
    not_delivered: 'Deze bestelling heeft nog geen bundel.',
    returned:
      'Het geld voor deze bundel is onderweg naar je of al teruggestort. De bundel werkt dus niet meer.',
    returning: 'Deze bundel wordt teruggenomen voor een terugbetaling.',
    taken_back: 'Het netwerk heeft deze bundel teruggenomen, dus hij werkt niet meer.',
  },
  both: {
    replacing: 'Deze eSIM wordt vervangen. We mailen je de codes van de nieuwe zodra die er is.',
    over: 'De bundel van deze bestelling is afgelopen, dus er valt niets te installeren.',
    top_up: 'Deze bundel is toegevoegd aan een eSIM die zijn codes al heeft.',
    erased: 'Deze bestelling is gewist. Niets wijst nog naar de koper.',
  },
};

export const refundRefusals: typeof source.refundRefusals = {
  eSIM: {
    not_delivered: 'Deze bestelling heeft geen eSIM die je kunt teruggeven.',
    returned: 'Het geld voor deze eSIM is onderweg naar je of al teruggestort.',
    used: 'Deze eSIM is geactiveerd of gebruikt en kan niet meer worden terugbetaald.',
    not_taken_back:
      'Het netwerk neemt deze eSIM niet terug, dus we kunnen hem niet automatisch terugbetalen. Stuur ons een bericht.',
    too_old:
      'Het netwerk neemt deze eSIM maar een paar weken terug. Die termijn is voorbij, dus we kunnen hem niet automatisch terugbetalen. Stuur ons een bericht.',
    too_many:
      'Met deze kaart of dit e-mailadres zijn onlangs meerdere aankopen teruggegeven. Daarom bekijken we deze zelf. Stuur onze klantenservice een bericht, dan helpen we je met deze eSIM.',
    too_late: (time) => `Een eSIM kan tot ${time} na aankoop worden terugbetaald. Die tijd is voorbij.`,
  },
  plan: {
    not_delivered: 'Deze bestelling heeft geen bundel die je kunt teruggeven.',
    returned: 'Het geld voor deze bundel is onderweg naar je of al teruggestort.',
    used: 'Deze bundel is geactiveerd of gebruikt en kan niet meer worden terugbetaald.',
    not_taken_back:
      'Het netwerk neemt deze bundel niet terug, dus we kunnen hem niet automatisch terugbetalen. Stuur ons een bericht.',
    too_old:
      'Het netwerk neemt deze bundel maar een paar weken terug. Die termijn is voorbij, dus we kunnen hem niet automatisch terugbetalen. Stuur ons een bericht.',
    too_many:
      'Met deze kaart of dit e-mailadres zijn onlangs meerdere aankopen teruggegeven. Daarom bekijken we deze zelf. Stuur onze klantenservice een bericht, dan helpen we je met deze bundel.',
    too_late: (time) => `Een bundel kan tot ${time} na aankoop worden terugbetaald. Die tijd is voorbij.`,
  },
  both: {
    disputed: 'Je bank onderzoekt deze betaling en beslist daarom over het geld.',
    charged_back:
      'Deze betaling is via je bank of betaaldienst teruggedraaid, dus er valt niets meer terug te betalen.',
  },
};

export const withdrawalRefusals: typeof source.withdrawalRefusals = {
  not_paid: 'Deze bestelling is niet betaald, dus er is geen overeenkomst die je kunt herroepen.',
  returned:
    'Het geld voor deze bestelling is onderweg naar je of al teruggestort, dus er valt niets meer te herroepen.',
  too_late: 'De termijn om deze overeenkomst te herroepen is voorbij.',
};
