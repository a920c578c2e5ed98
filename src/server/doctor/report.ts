import type { Finding } from '../core/finding.ts';
import { table } from '../core/text-table.ts';

const RANKS = ['green', 'amber', 'red'] as const;

/** The worst of all lights. */
export function worstOf(findings: Finding[]): Finding['light'] {
  return RANKS[Math.max(0, ...findings.map(({ light }) => RANKS.indexOf(light)))] ?? 'red';
}

/** For a terminal: one line each, with the remedy below it. */
export function reportOf(findings: Finding[]): string {
  const lines = table(
    null,
    findings.map(({ light, about, found }) => [light, about, found]),
  ).split('\n');
  const told = lines.map((line, index) => {
    const remedy = findings[index]?.remedy;
    return remedy === undefined ? line : `${line}\n       -> ${remedy}`;
  });
  const counts = RANKS.toReversed().map(
    (light) => `${findings.filter((finding) => finding.light === light).length} ${light}`,
  );
  return [...told, counts.join(', ')].join('\n');
}

/** For a program. */
export function reportAsJson(findings: Finding[]): string {
  return JSON.stringify({ worst: worstOf(findings), findings }, null, 2);
}
