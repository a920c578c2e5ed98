const LOW_PERCENT = 20;

/**
 * Whether it is time to buy more data: the meter turns amber, *Add data* becomes the main action, and a mail leaves.
 * @param left percent of the plan's data; of today's full speed for an unlimited plan
 */
export function isLowData(left: number): boolean {
  return left <= LOW_PERCENT;
}
