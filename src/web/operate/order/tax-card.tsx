import { Alert } from '../../ui/alert.tsx';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { Cards, Quiet } from '../parts/layout.tsx';
import { Moment } from '../parts/moment.tsx';
import { territoryName } from '../parts/territory-name.ts';
import { taxWords as words } from './tax-words.ts';

const named = (territory: string | null) => territory && territoryName(territory);

/** Where the buyer of an order is for VAT, by which facts, and how it was taxed. */
export function TaxCard({ tax }: Pick<Output<'order'>, 'tax'>) {
  return <Card title={words.title}>{tax ? <TaxFacts {...tax} /> : <Quiet>{words.none}</Quiet>}</Card>;
}

function TaxFacts({ facts, company, decided, amounts }: NonNullable<Output<'order'>['tax']>) {
  const { card, address, network, sim, sim_expected: expected } = facts;
  const isUnknown = [card, address, network, sim, expected].every((fact) => fact === null);
  return (
    <Cards>
      {decided?.doubt && decided.doubt !== 'company' && (
        <Alert tone="warning" title={words.doubts[decided.doubt]} />
      )}
      {(company?.is_other || decided?.doubt === 'company') && (
        <Alert tone="warning" title={words.doubts.company}>
          {words.compare}
        </Alert>
      )}
      {!decided && <Quiet>{words.undecided}</Quiet>}
      {isUnknown && <Quiet>{words.unknown}</Quiet>}
      <DescriptionList
        facts={[
          [words.place, decided && territoryName(decided.territory)],
          [words.kind, decided && words.kinds[decided.kind]],
          [words.rate, decided && words.percent(decided.rate_bp)],
          [words.net, amounts?.net.text],
          [words.tax, amounts?.tax.text],
          [words.national, amounts?.national?.text],
          [words.rule, decided && words.rules[decided.rule]],
          [words.card, named(card)],
          [words.address, named(address)],
          [words.network, named(network)],
          [words.sim, named(sim)],
          // Said only where the eSIM does not say it.
          [words.expected, expected !== sim && named(expected)],
          [words.vatNumber, company?.vat_number],
          [words.vies, company && standingOf(company)],
          [words.asked, company?.at && <Moment key="asked" at={company.at} exact />],
          [words.consultation, company?.consultation],
          [words.registeredName, company?.name],
          [words.registeredAddress, company?.address],
        ]}
      />
    </Cards>
  );
}

/** VIES's own word says more only where it could not answer. */
function standingOf({ standing, answer }: NonNullable<NonNullable<Output<'order'>['tax']>['company']>) {
  const said = words.standings[standing];
  return standing === 'unknown' && answer !== null ? words.because(said, answer) : said;
}
