import type { CaseKind } from '../../../src/domain/operators/cases.ts';
import { runCommand } from '../../../src/server/admin/cli/commands.ts';
import type { VerbName } from '../../../src/server/admin/registry.ts';
import { type OutputOf, runVerb } from '../../../src/server/admin/run-verb.ts';
import { type Acting, atCommandLine } from '../../../src/server/staff/acting.ts';
import { inviteOperator } from '../../../src/server/staff/team.ts';
import type { TestShop } from '../shop/shop.ts';
import { machineWordsIn } from './machine-words.ts';

export type Case = OutputOf<'case'>;

const ROLES = ['support', 'viewer', 'finance'] as const;

/** People with some roles who work on cases. They call the verbs directly, since an open console ends while hours pass. */
export class CaseWorker {
  readonly #shop: TestShop;
  readonly as = {} as Record<(typeof ROLES)[number], Acting>;
  /** The person with the role `support`. */
  email = '';

  constructor(shop: TestShop) {
    this.#shop = shop;
  }

  /** For `beforeAll`. */
  async open(): Promise<void> {
    for (const role of ROLES) {
      const wanted = { email: `${role}@shop.example`, role };
      const { operator } = await inviteOperator(this.#shop.deps, atCommandLine('test'), wanted);
      this.as[role] = { operatorId: operator.id, role, origin: 'test', isFresh: true };
      if (role === 'support') this.email = operator.email;
    }
  }

  verb<Name extends VerbName>(
    name: Name,
    input: unknown = {},
    by = this.as.support,
  ): Promise<OutputOf<Name>> {
    return runVerb({ deps: this.#shop.deps, by }, name, input);
  }

  /** The newest case of a kind, as on its page. */
  async caseOf(kind: CaseKind): Promise<Case> {
    const [newest] = (await this.verb('cases', { kind })).cases;
    if (!newest) throw new Error(`no case ${kind}`);
    return this.read(newest.id);
  }

  /** @throws Error if it is not in words for people */
  async read(which: string): Promise<Case> {
    const found = await this.verb('case', { case: which });
    const { words, ours, theirs } = found;
    const strange = machineWordsIn(JSON.stringify([words, ours, theirs]));
    if (strange.length > 0) throw new Error(`the case ${found.kind} says ${strange.join(', ')}`);
    return found;
  }

  act({ id, version }: Case) {
    return this.verb('case_act', { case: id, seen: version });
  }

  /** At the command line. */
  async run(...words: string[]): Promise<string> {
    return (await runCommand(this.#shop.deps, words)).text;
  }
}
