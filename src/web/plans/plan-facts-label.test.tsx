import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { named } from '../../../test/support/catalog/named-plans.ts';
import type { PlanFacts } from '../../domain/catalog/catalog-schema.ts';
import { PlanFactsLabel } from './plan-facts-label.tsx';

function show(facts: Partial<PlanFacts>): string {
  const [plan] = named('UL 7');
  if (!plan) throw new Error('There is no plan');
  return renderToStaticMarkup(
    <PlanFactsLabel place="Japan" plan={{ ...plan, truth: { ...plan.truth, ...facts } }} />,
  );
}

describe('the plan’s real facts', () => {
  it('says in one sentence what is unknown', () => {
    const html = show({ hotspot: null, id_check: null, shelf_life_days: null, top_up: true, speeds: ['4G'] });
    expect(html).toContain(
      'Our supplier doesn’t say: hotspot, ID check and how long it can wait to be installed.',
    );
    expect(html).not.toContain('<dt>Hotspot</dt>');
    expect(html).toContain('<dt>Top-up</dt><dd>Yes, same eSIM</dd>');
  });

  it('has no second line for the speeds', () => {
    expect(show({ speeds: ['4G', '5G'] })).not.toContain('4G, 5G');
    expect(show({ speeds: null })).toContain(' and speeds.');
  });

  it('has a line for each known fact', () => {
    const known = {
      hotspot: false,
      id_check: true,
      shelf_life_days: 180,
      top_up: true,
      starts: 'first_use',
    } as const;
    const html = show({ ...known, speeds: ['4G'] });
    expect(html).not.toContain('supplier');
    for (const text of ['Not allowed', 'Needed', '180 days', 'At first use in Japan'])
      expect(html).toContain(`<dd>${text}</dd>`);
  });
});
