/** From a place's plans to the planner of a trip. */
export const tripLinkWords = { plan: 'More stops? See what they need' };
