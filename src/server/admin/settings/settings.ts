import { z } from 'zod';

import {
  CONSOLE_NAMES,
  type ConsoleSetting,
  MAX_SETTING_LENGTH,
  NEEDED_TO_SELL,
  type PublishedSettings,
  SETTING_GROUPS,
  settingChanges,
  settingRow,
} from '../../../domain/operators/settings/settings.ts';
import { SETTING_CHOICES, SETTING_WORDS, settingWords } from '../../../domain/operators/settings/words.ts';
import type { AuditFacts } from '../../audit/audit-facts.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { oneLine } from '../../core/one-line.ts';
import type { Problems } from '../../core/settings/env.ts';
import { IN_ENVIRONMENT } from '../../core/settings/setting-places.ts';
import type { Deps } from '../../deps.ts';
import {
  addRevision,
  newestRevision,
  newestRevisions,
  type Revision,
  revisionAt,
} from '../../revisions/revisions.ts';
import { SETTINGS } from '../../settings/kind.ts';
import { missingToSell } from '../../settings/layered.ts';
import { usualText } from '../../settings/usual-text.ts';
import { actor } from '../../staff/acting.ts';
import { mustHaveReason, reason, verb, type VerbCall, wrongField } from '../parts/verb.ts';
import {
  changesSchema,
  historyInput,
  historyOf,
  historyOutput,
  publishedFacts,
  publishedSchema,
  seenVersion as seen,
  version,
  withPeople,
} from '../parts/versions.ts';

/** How far back the version that brought a value is looked for. */
const MOST_VERSIONS = 200;

const nameSchema = z.enum(CONSOLE_NAMES);
const problemsSchema = z.array(z.object({ name: z.string(), words: z.string() }));

export const settings = verb({
  permission: 'settings.read',
  summary: 'Show the settings of the console: value, default, and where each comes from',
  changes: false,
  input: z.object({}),
  output: z.object({
    ...publishedFacts,
    settings: z.array(
      z.object({
        name: nameSchema,
        group: z.enum(SETTING_GROUPS),
        label: z.string(),
        does: z.string(),
        unit: z.string().nullable(),
        choices: z.array(z.object({ value: z.string(), label: z.string() })),
        is_long: z.boolean(),
        /** In force now, in every process that is not waiting for a restart. */
        value: z.string(),
        usual: z.string(),
        from: z.enum(['environment', 'console', 'default']),
        /** What the newest version says; empty for the default. */
        published: z.string(),
        /** The version that brought the published value; null without one. */
        since: z.object(publishedFacts).nullable(),
        /** Whether a process reads it only when it starts. */
        is_read_at_start: z.boolean(),
        /** Whether a change waits for this process to start again. */
        is_waiting: z.boolean(),
        is_needed: z.boolean(),
      }),
    ),
    /** A newer version that cannot be in force, so that an older one is. */
    refused: z.object({ version: z.int(), problems: problemsSchema }).nullable(),
    /** What a live shop lacks to sell. */
    missing: z.array(nameSchema),
    /** Names of those that only the environment has, by reason. */
    environment: z.array(z.object({ why: z.string(), names: z.array(z.string()) })),
  }),
  async run({ deps }) {
    const versions = await newestRevisions(deps.db.db, SETTINGS, MOST_VERSIONS);
    const facts = await withPeople(deps, versions);
    const newest = versions[0]?.content ?? {};
    const { refused, waiting, values } = deps.published.current();
    const { GIVEN } = deps.settings;
    const firstWith = (name: ConsoleSetting) => {
      const other = versions.findIndex(({ content }) => content[name] !== newest[name]);
      return facts.at(other < 0 ? -1 : other - 1) ?? null;
    };
    const usual = usualText(deps.settings, newest);
    return {
      ...(facts[0] ?? { version: 0, why: '', by: null, at: null }),
      settings: CONSOLE_NAMES.map((name) => {
        const { group, unit, isLong = false, isReadAtStart = false } = settingRow(name);
        const [label, does] = SETTING_WORDS[name];
        const published = newest[name] ?? '';
        const given = GIVEN.get(name);
        return {
          name,
          group,
          label,
          does,
          unit: unit === undefined ? null : settingWords.unit[unit],
          choices: Object.entries(SETTING_CHOICES[name] ?? {}).map(([value, called]) => ({
            value,
            label: called,
          })),
          is_long: isLong,
          value: given ?? values[name] ?? usual[name],
          usual: usual[name],
          from: sourceOf(given, values[name]),
          published,
          since: published === '' ? null : firstWith(name),
          is_read_at_start: isReadAtStart,
          is_waiting: waiting.includes(name),
          is_needed: NEEDED_TO_SELL.some((needed) => needed === name),
        };
      }),
      refused: refused && { version: refused.version, problems: told(refused.problems) },
      missing: missingToSell(deps.settings),
      environment: Object.entries(IN_ENVIRONMENT).map(([why, names]) => ({
        why: settingWords.reason[why as keyof typeof IN_ENVIRONMENT],
        names: [...names],
      })),
    };
  },
});

export const settings_history = verb({
  permission: 'settings.read',
  summary: 'List published versions of the settings, with who published them and why, newest first',
  changes: false,
  input: historyInput,
  output: historyOutput,
  run: ({ deps }, asked) => historyOf(deps, SETTINGS, asked),
});

export const settings_compare = verb({
  permission: 'settings.read',
  summary: 'Compare two versions of the settings; version 0 has all defaults',
  changes: false,
  input: z.object({ from: version, to: version }),
  output: z.object({ changes: changesSchema }),
  async run({ deps }, { from, to }) {
    const [before, after] = [await versionOf(deps, from), await versionOf(deps, to)];
    return { changes: settingChanges(before.content, after.content) };
  },
});

/** The settings to change, each as text; null or empty for its default. */
const values = z
  .partialRecord(nameSchema, z.string().max(MAX_SETTING_LENGTH).nullable())
  .describe('the settings to change, as JSON: {"REFUND_HOURS":"48"}; null for the default');

export const settings_preview = verb({
  permission: 'settings.change',
  summary: 'Say what a change of settings would change, and what is wrong with it; it changes nothing',
  changes: true,
  input: z.object({ values }),
  output: z.object({ changes: changesSchema, problems: problemsSchema }),
  async run({ deps }, { values: wanted }) {
    const { content } = await newestRevision(deps.db.db, SETTINGS);
    const after = changed(content, wanted);
    return {
      changes: settingChanges(content, after),
      problems: told(deps.published.problemsOf(after)),
    };
  },
});

export const settings_publish = verb({
  permission: 'settings.change',
  summary: 'Publish changed settings; those that are not named stay as they are',
  changes: true,
  input: z.object({ values, reason, seen }),
  output: publishedSchema,
  run: (call, { values: wanted, ...beside }) =>
    publish(call, (before) => changed(before, wanted), beside, {}),
});

export const setting_set = verb({
  permission: 'settings.change',
  summary: 'Publish one changed setting; without a value it has its default again',
  changes: true,
  input: z.object({
    name: nameSchema,
    value: z.string().max(MAX_SETTING_LENGTH).default(''),
    reason,
    seen,
  }),
  output: publishedSchema,
  run: (call, { name, value, ...beside }) =>
    publish(call, (before) => changed(before, { [name]: value }), beside, {}),
});

export const settings_undo = verb({
  permission: 'settings.change',
  summary: 'Publish an older version of the settings again; version 0 has all defaults',
  changes: true,
  input: z.object({ version, reason, seen }),
  output: publishedSchema,
  async run(call, { version: wanted, ...beside }) {
    const { content } = await versionOf(call.deps, wanted);
    return publish(call, () => content, beside, { as_version: wanted });
  },
});

function sourceOf(
  given: string | undefined,
  published: string | undefined,
): 'environment' | 'console' | 'default' {
  if (given !== undefined) return 'environment';
  return published === undefined ? 'default' : 'console';
}

function changed(
  before: PublishedSettings,
  wanted: Partial<Record<ConsoleSetting, string | null | undefined>>,
): PublishedSettings {
  const all = { ...before, ...wanted };
  return Object.fromEntries(
    CONSOLE_NAMES.flatMap((name) => {
      const value = oneLine(all[name] ?? '');
      return value === '' ? [] : [[name, value]];
    }),
  );
}

async function publish(
  { deps, by }: VerbCall,
  change: (before: PublishedSettings) => PublishedSettings,
  { reason: why, seen: base }: { reason: string; seen?: number | undefined },
  beside: AuditFacts,
): Promise<z.infer<typeof publishedSchema>> {
  mustHaveReason(why);
  const { operatorId } = by;
  const done = await deps.db.db.transaction(async (tx) => {
    const before = await newestRevision(tx, SETTINGS);
    const content = change(before.content);
    mustBeRight(deps.published.problemsOf(content));
    const upon = base ?? before.version;
    const added = await addRevision(tx, SETTINGS, { content, why, operatorId, upon });
    if (added.version === before.version) return { version: added.version, published: false };
    const changes = settingChanges(before.content, content);
    const side = (which: 'before' | 'after') =>
      Object.fromEntries(changes.map((one) => [one.path, one[which]]));
    await recordAudit(deps, tx, {
      ...actor(by),
      what: 'settings published',
      why,
      subject: `settings ${added.version}`,
      before: { version: before.version, ...side('before') },
      after: { version: added.version, ...side('after'), ...beside },
    });
    return { version: added.version, published: true };
  });
  await deps.published.refresh();
  return done;
}

/** @throws Problem `invalid_field` for the first that breaks a rule of the start */
function mustBeRight(problems: Problems): void {
  const [first] = told(problems);
  if (first) throw wrongField(first.name, `${first.name}: ${first.words}`);
}

const told = (problems: Problems) =>
  [...problems].map(([name, why]) => ({ name, words: settingWords.fault(why) }));

/** @throws Problem `invalid_field` for a version that there never was */
async function versionOf({ db }: Pick<Deps, 'db'>, wanted: number): Promise<Revision<PublishedSettings>> {
  const found = await revisionAt(db.db, SETTINGS, wanted);
  if (!found) throw wrongField('version', settingWords.noVersion);
  return found;
}
