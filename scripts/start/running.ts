import { Child, waitForAnswer } from './child.ts';
import { asSentence, shown } from './log-lines.ts';
import { sandboxProgram, shopProgram } from './programs.ts';

/** The time limit for a first start, which fills the catalogue. */
const READY_WITHIN_MS = 180_000;

/** The time limit for a child's end, after its drain. */
const STOP_MS = 10_000;

/** The shop and the sandbox as processes that start and end together. */
export class Running {
  #children: Child[] = [];
  #stopping: Promise<void> | undefined;
  #root: string;
  #env: NodeJS.ProcessEnv;
  #isDev: boolean;
  #graceMs: number;
  /** Gets each line a child prints, with the child's name. */
  onLine: (name: string, line: Child['lines'][number]) => void = () => {};

  /**
   * @param options.isDev runs the sources, restarts the shop when they change, and serves the pages through Vite
   * @param options.drainSeconds how long the shop continues to answer after it is told to stop
   */
  constructor(root: string, env: NodeJS.ProcessEnv, options: { isDev: boolean; drainSeconds: number }) {
    this.#isDev = options.isDev;
    this.#graceMs = options.drainSeconds * 1000 + STOP_MS;
    this.#root = root;
    this.#env = env;
  }

  async startSandbox(): Promise<void> {
    const sandbox = this.#launch('sandbox', this.#isDev ? ['src/sandbox/main.ts'] : sandboxProgram);
    await sandbox.waitForLine(/^sandbox ready /);
  }

  async startShop(healthUrl: string): Promise<void> {
    const watching = ['--watch-preserve-output', '--watch-path=src/server', '--watch-path=src/domain'];
    const sources = [...watching, '--import=./scripts/localized-sources.ts', 'src/server/main.ts', '--dev'];
    const program = shopProgram(!this.#env['DATABASE_URL']);
    const shop = this.#launch('shop', this.#isDev ? sources : program);
    await waitForAnswer(healthUrl, shop, READY_WITHIN_MS);
  }

  /** Resolves with the first child that ends by itself. */
  async firstToEnd(): Promise<Child> {
    return Promise.race(this.#children.map((child) => child.exited.then(() => child)));
  }

  /** The shop ends first, because it needs the sandbox to finish its work. */
  stop(): Promise<void> {
    this.#stopping ??= (async () => {
      for (const child of this.#children.toReversed()) if (child.running) await child.stop(this.#graceMs);
    })();
    return this.#stopping;
  }

  get isStopping(): boolean {
    return this.#stopping !== undefined;
  }

  kill(): void {
    for (const child of this.#children) child.kill('SIGKILL');
  }

  /** Why it does not run: the error sentences of the child that ended, or else the end of its output. */
  explain(error: unknown): string {
    const dead = this.#children.filter((child) => !child.running);
    const sentences = dead.flatMap((child) => child.sentences);
    if (sentences.length > 0) return sentences.map(asSentence).join('\n');
    const guilty = dead.length > 0 ? dead : this.#children;
    const output = guilty.flatMap(({ name, lines }) =>
      lines.slice(-20).map((line) => shown(line, name, false) ?? `${name}: ${line.text}`),
    );
    const verdict =
      dead.length > 0
        ? `The ${dead.map(({ name }) => name).join(' and the ')} stopped unexpectedly, so everything was stopped.`
        : String(error);
    return [...output, verdict].join('\n');
  }

  #launch(name: string, command: string[]): Child {
    const child = new Child(name, command, { cwd: this.#root, env: this.#env, ownSession: true });
    child.onLine = (line) => this.onLine(name, line);
    this.#children.push(child);
    return child;
  }
}
