import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ROOT } from './source-files.ts';

interface Finding {
  code: string;
  filename: string;
  message: string;
}

/** What one of our lint rules reports about invented files, by their path from the root. */
export function lintPlanted(files: ReadonlyMap<string, string>, rule: string): Finding[] {
  const copy = mkdtempSync(path.join(tmpdir(), 'simport-lint-'));
  try {
    const settings = JSON.parse(readFileSync(path.join(ROOT, '.oxlintrc.json'), 'utf8')) as object;
    // Types need the installed packages; these rules look at one file alone.
    writeFileSync(path.join(copy, '.oxlintrc.json'), JSON.stringify({ ...settings, options: {} }));
    cpSync(path.join(ROOT, 'scripts/lint'), path.join(copy, 'scripts/lint'), { recursive: true });
    for (const [file, text] of files) {
      mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      writeFileSync(path.join(copy, file), `${text}\n`);
    }
    const oxlint = spawnSync(path.join(ROOT, 'node_modules/.bin/oxlint'), ['--format=json', 'src'], {
      cwd: copy,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(oxlint.stdout) as { diagnostics: Finding[] };
    return diagnostics.filter(({ code }) => code.includes(rule));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
