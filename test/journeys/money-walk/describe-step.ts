import type { Action, Step } from './steps.ts';

/** A step as a sentence. */
export function describeStep(step: Step): string {
  switch (step.do) {
    case 'action':
      return describeAction(step.action) + death(step.dies);
    case 'at once':
      return `at once: ${describeAction(step.actions[0])}${death(step.dies)}, and ${describeAction(step.actions[1])}`;
    case 'held up': {
      const others = step.meanwhile.map(describeAction).join(', then ');
      return `${describeAction(step.action)}, held up at crossing ${step.at} for ${step.seconds} s; meanwhile: ${others}`;
    }
    default:
      return describeRest(step);
  }
}

function describeAction(action: Action): string {
  switch (action.do) {
    case 'start':
      return `buyer ${action.buyer} opens plan ${action.plan}${action.onto ? ' for their eSIM' : ''}${action.code ? ' by the code' : ''} with ${action.method} and ${action.paying}`;
    case 'complete':
      return `buyer ${action.buyer} waits for payment ${action.which}`;
    case 'event':
      return `event ${action.which} comes in${action.copies > 1 ? ` ${action.copies} times` : ''}`;
    case 'return':
      return `the ${action.who} wants payment ${action.which} of buyer ${action.buyer} back`;
    case 'part':
      return `an operator gives ${action.share}% of payment ${action.which} of buyer ${action.buyer} back (${action.part})`;
    case 'replace':
      return `an operator replaces the eSIM of payment ${action.which} of buyer ${action.buyer}`;
    case 'put right':
      return `buyer ${action.buyer} puts the address of payment ${action.which} right, to ${action.to}`;
    case 'jobs':
      return 'the jobs run';
    case 'reconcile':
      return 'the reconcile job runs';
  }
}

function death(dies: number | null): string {
  return dies === null ? '' : ` (killed at its call or query ${dies})`;
}

function describeRest(step: Exclude<Step, { do: 'action' | 'at once' | 'held up' }>): string {
  const { do: what, ...details } = step;
  const told = Object.entries(details).map(([name, value]) => `${name} ${value}`);
  return [what, ...told].join(', ');
}
