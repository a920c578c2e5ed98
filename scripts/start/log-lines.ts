import type { Line } from './child.ts';

const INFORMATION = 30;
const WARNING = 40;

/** A line of the shop's JSON log, as far as it is one. */
function parseLog(text: string): { level: number; msg: string; detail: string } | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const { level, time: _time, msg, ...rest } = JSON.parse(text) as Record<string, unknown>;
    if (typeof level !== 'number' || typeof msg !== 'string') return undefined;
    return { level, msg, detail: Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '' };
  } catch {
    return undefined;
  }
}

/** Words of a process as a sentence of ours. */
export function asSentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the shop says about the long parts of its start, for whoever waits: the database and the catalogue. */
export function startNews(line: Line): string | undefined {
  const log = parseLog(line.text);
  return log?.level === INFORMATION && /\b(database|catalogue)\b/.test(log.msg)
    ? asSentence(log.msg)
    : undefined;
}

/**
 * What the terminal shows of a line once the shop runs: everything when it is asked for by LOG_LEVEL or the shop is
 * live (logs are collected there); else only warnings and errors, readable. Undefined leaves the line out.
 */
export function shown(line: Line, name: string, everything: boolean): string | undefined {
  if (everything) return line.text;
  const log = parseLog(line.text);
  if (!log) return `${name}: ${line.text}`;
  if (log.level < WARNING) return undefined;
  return `${name} ${log.level > WARNING ? 'error' : 'warning'}: ${log.msg}${log.detail}`;
}
