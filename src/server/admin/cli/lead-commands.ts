import { table } from '../../core/text-table.ts';
import type { VerbCall } from '../parts/verb.ts';
import { type OutputOf, runVerb } from '../run-verb.ts';
import { type Answer, CannotDo } from './answer.ts';
import { type Command, shows } from './command.ts';
import { at } from './print-orders.ts';
import type { Typed } from './read-words.ts';

/** Commands about companies' requests. */
export const leadCommands: Record<string, Command> = {
  leads: async (call, { words: [limit = '20'], options }) => {
    const { json, yes: _yes, ...filter } = options;
    const wanted = { ...(await leadFilter(call, filter)), limit };
    return shows(
      'leads',
      () => wanted,
      listLeads,
    )(call, { words: [], options: json === undefined ? {} : { json } });
  },
  lead: leadCommand,
};

/** One line per request. */
function listLeads({ leads }: OutputOf<'leads'>): string {
  if (leads.length === 0) return 'There are no such requests.';
  return table(
    ['id', 'at', 'state', 'company', 'contact', 'size', 'owner'],
    leads.map((one) => [
      one.id,
      at(one.at),
      one.state,
      one.company,
      one.contact,
      one.team_size ?? '-',
      one.owner ?? '-',
    ]),
  );
}

function printLead(lead: OutputOf<'lead'>): string {
  const { contact } = lead;
  const facts = table(
    ['request', lead.id],
    [
      ['state', lead.state],
      ['owner', lead.owner ?? '-'],
      ['at', at(lead.at)],
      ['company', lead.company],
      ['contact', `${contact.name} <${contact.email}>`],
      ['phone', contact.phone || '-'],
      ['website', contact.website || '-'],
      ['team', lead.team_size ?? '-'],
      ['regions', lead.regions.join(', ') || '-'],
      ['news', lead.subscribe ? 'yes' : 'no'],
    ],
  );
  const texts = [
    ['message', lead.message],
    ['note', lead.note],
  ].flatMap(([title, text]) => (text ? `${title}\n${text.replace(/\p{Cc}|\p{Cf}/gu, ' ')}` : []));
  return [facts, ...texts].join('\n\n');
}

/** Shows a request; options change it first. */
async function leadCommand(call: VerbCall, { words, options }: Typed): Promise<Answer> {
  const [id = ''] = words;
  const { json, yes: _yes, owner, ...others } = options;
  let shown = await runVerb(call, 'lead', { id });
  if (owner !== undefined || Object.keys(others).length > 0)
    shown = await runVerb(call, 'change_lead', {
      id,
      version: shown.version,
      ...others,
      ...(owner !== undefined && { owner: owner === 'nobody' ? null : await operatorId(call, owner) }),
    });
  return { text: json === undefined ? printLead(shown) : JSON.stringify(shown, null, 2) };
}

/** The list's filter, with the owner's address resolved to an operator. */
async function leadFilter(
  call: VerbCall,
  { owner, ...filter }: Record<string, string>,
): Promise<Record<string, string>> {
  return owner === undefined ? filter : { ...filter, owner: await operatorId(call, owner) };
}

async function operatorId(call: VerbCall, email: string): Promise<string> {
  const { people } = await runVerb(call, 'people', {});
  const one = people.find((person) => person.email === email.toLowerCase());
  if (!one) throw new CannotDo(`There is no operator ${email}.`);
  return one.id;
}
