import { Child, waitForAnswer } from './child.ts';
import { asSentence, shown } from './log-lines.ts';

/** How long the first start may take: it fills the catalogue. */
const READY_WITHIN_MS = 180_000;

/** Shop and sandbox as processes that live and end together. */
export class Running {
  #children: Child[] = [];
  #stopping: Promise<void> | undefined;
  #root: string;
  #env: NodeJS.ProcessEnv;
  /** Gets each line a child prints, with the child's name. */
  onLine: (name: string, line: Child['lines'][number]) => void = () => {};

  constructor(root: string, env: NodeJS.ProcessEnv) {
    this.#root = root;
    this.#env = env;
  }

  async startSandbox(): Promise<void> {
    const sandbox = this.#launch('sandbox', ['src/sandbox/main.ts']);
    await sandbox.waitForLine(/^sandbox ready /);
  }

  /** @param isDev restarts the shop when its files change, and serves the pages through Vite */
  async startShop(healthUrl: string, isDev: boolean): Promise<void> {
    const watching = ['--watch-preserve-output', '--watch-path=src/server', '--watch-path=src/domain'];
    const command = ['src/server/main.ts'];
    const shop = this.#launch('shop', isDev ? [...watching, ...command, '--dev'] : command);
    await waitForAnswer(healthUrl, shop, READY_WITHIN_MS);
  }

  /** Resolves with the first child that ends by itself. */
  async firstToEnd(): Promise<Child> {
    return Promise.race(this.#children.map((child) => child.exited.then(() => child)));
  }

  /** Ends the shop first, because it finishes its work with the sandbox's help. */
  stop(): Promise<void> {
    this.#stopping ??= (async () => {
      for (const child of this.#children.toReversed()) if (child.running) await child.stop();
    })();
    return this.#stopping;
  }

  get isStopping(): boolean {
    return this.#stopping !== undefined;
  }

  kill(): void {
    for (const child of this.#children) child.kill('SIGKILL');
  }

  /** Why it does not run: the sentences of the child that ended, else the end of what it said. */
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
