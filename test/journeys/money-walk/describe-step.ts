import type { Deed, Step } from './steps.ts';

/** A step as a line for people. */
export function describeStep(step: Step): string {
  switch (step.do) {
    case 'deed':
      return describeDeed(step.deed) + death(step.dies);
    case 'at once':
      return `at once: ${describeDeed(step.deeds[0])}${death(step.dies)}, and ${describeDeed(step.deeds[1])}`;
    case 'held up': {
      const others = step.meanwhile.map(describeDeed).join(', then ');
      return `${describeDeed(step.deed)}, held up at crossing ${step.at} for ${step.seconds} s; meanwhile: ${others}`;
    }
    default:
      return describeRest(step);
  }
}

function describeDeed(deed: Deed): string {
  switch (deed.do) {
    case 'start':
      return `buyer ${deed.buyer} opens plan ${deed.plan}${deed.onto ? ' for their eSIM' : ''} with ${deed.method} and ${deed.paying}`;
    case 'complete':
      return `buyer ${deed.buyer} waits for payment ${deed.which}`;
    case 'event':
      return `event ${deed.which} comes in${deed.copies > 1 ? ` ${deed.copies} times` : ''}`;
    case 'return':
      return `the ${deed.who} wants payment ${deed.which} of buyer ${deed.buyer} back`;
    case 'jobs':
      return 'the jobs run';
    case 'reconcile':
      return 'the reconcile job runs';
  }
}

function death(dies: number | null): string {
  return dies === null ? '' : ` (killed at its call or query ${dies})`;
}

function describeRest(step: Exclude<Step, { do: 'deed' | 'at once' | 'held up' }>): string {
  const { do: what, ...details } = step;
  const told = Object.entries(details).map(([name, value]) => `${name} ${value}`);
  return [what, ...told].join(', ');
}
