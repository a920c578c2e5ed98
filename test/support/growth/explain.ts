import pg from 'pg';

/** One statement as the database carried it out. */
export interface Explained {
  text: string;
  milliseconds: number;
  /** Pages of 8 KB that were touched, in memory or not. */
  buffers: number;
  /** Tables that were read from end to end. */
  scanned: string[];
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
}

/** Settings that make a database explain each statement to its sender. Only a superuser may set them. */
export const EXPLAINING = {
  session_preload_libraries: 'auto_explain',
  client_min_messages: 'log',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_format': 'json',
  // Those of triggers, too.
  'auto_explain.log_nested_statements': 'on',
};

type Connect = (this: pg.Client, ...args: unknown[]) => unknown;

let hearers: ((message: string) => void)[] = [];
let isHearing = false;

/** Every connection that is opened from now on is heard; for a process that measures. */
export function hearConnections(): void {
  if (isHearing) return;
  isHearing = true;
  const { prototype } = pg.Client as unknown as { prototype: Record<'connect', Connect> };
  const { connect } = prototype;
  prototype.connect = function heard(...args) {
    this.on('notice', ({ message = '' }) => hearers.forEach((hear) => hear(message)));
    return connect.apply(this, args);
  };
}

/** What the database did for `act`: the very statements that the code sent, without those of the job queue. */
export async function explained(act: () => Promise<unknown>): Promise<Explained[]> {
  const heard: Explained[] = [];
  const hear = (message: string) => {
    const [, milliseconds, json] = /^duration: ([\d.]+) ms\s+plan:\s*(\{[\s\S]*\})\s*$/.exec(message) ?? [];
    if (json === undefined) return;
    const { 'Query Text': text, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: Plan };
    if (/pgboss/.test(text)) return;
    heard.push({
      text,
      milliseconds: Number(milliseconds),
      buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
      scanned: scannedIn(plan),
    });
  };
  hearers.push(hear);
  try {
    await act();
  } finally {
    hearers = hearers.filter((one) => one !== hear);
  }
  return heard;
}

function scannedIn(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scannedIn)];
}
