import { amber, green, type Findings, red, messageOf } from '../core/finding.ts';

const ANSWER_MS = 20_000;
const SLOW_MS = 1_500;
const MAX_SECONDS_APART = { green: 5, amber: 60 };

/**
 * How long each provider takes to answer, whatever the answer is, and how far this machine's clock differs from theirs: orders
 * whose answer was lost are looked up by time.
 */
export async function* checkReach(providers: Record<string, string>, now: () => Date): Findings {
  const apart: number[] = [];
  for (const [provider, address] of Object.entries(providers)) {
    const about = `${provider}: time`;
    const began = performance.now();
    try {
      const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) });
      await answer.body?.cancel();
      const ms = Math.round(performance.now() - began);
      const theirs = Date.parse(answer.headers.get('date') ?? '');
      if (!Number.isNaN(theirs)) apart.push((now().getTime() - theirs) / 1000);
      yield ms > SLOW_MS
        ? amber(
            about,
            `${ms} ms`,
            'Buyers wait for it several times: run the shop nearer to it, or check the network.',
          )
        : green(about, `${ms} ms`);
    } catch (error) {
      yield red(
        about,
        messageOf(error),
        `Let this machine reach ${new URL(address).host}: name, route, firewall, certificate.`,
      );
    }
  }
  yield* clock(apart);
}

function* clock(apart: number[]) {
  if (apart.length === 0) return;
  // One provider's clock may be wrong; the median hardly is.
  const seconds = Math.round(apart.toSorted((one, other) => one - other)[Math.floor(apart.length / 2)] ?? 0);
  const about = 'Clock';
  const found = `${Math.abs(seconds)} s ${seconds < 0 ? 'behind' : 'ahead of'} the providers’`;
  const remedy = 'Set the machine’s clock by NTP: timedatectl set-ntp true.';
  if (Math.abs(seconds) <= MAX_SECONDS_APART.green) yield green(about, found);
  else
    yield Math.abs(seconds) <= MAX_SECONDS_APART.amber
      ? amber(about, found, remedy)
      : red(about, found, remedy);
}
