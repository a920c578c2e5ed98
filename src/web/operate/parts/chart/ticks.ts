/** Round values of an axis that reach from below the least to above the most, about as many as asked for; zero is one of them. */
export function ticksOf(least: number, most: number, count: number): number[] {
  const [low, high] = [Math.min(least, 0), Math.max(most, 0)];
  const step = roundUp((high - low) / count);
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** 1, 2, 5, 10, 20, 50 and so on; at least 1. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return power * ([1, 2, 5].find((digit) => digit * power >= value) ?? 10);
}

/** Which of `count` names have room if only so many fit: every second, third or so on, counted from the last. */
export function namedOf(count: number, fitting: number): boolean[] {
  const every = Math.ceil(count / fitting);
  return Array.from({ length: count }, (_, at) => (count - 1 - at) % every === 0);
}
