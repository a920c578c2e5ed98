/** The shop's mark, 26 by 30: a SIM card with a cut corner; the S on it is a route, 3 wide, that ends where you arrive. */
export const LOGO_SHAPE = {
  card: 'M3.5 0h13.6a2 2 0 0 1 1.42.6l6.9 7a2 2 0 0 1 .58 1.4v17.5a3.5 3.5 0 0 1-3.5 3.5h-19A3.5 3.5 0 0 1 0 26.5v-23A3.5 3.5 0 0 1 3.5 0z',
  route: 'M18.6 9.3H11.3a3.35 3.35 0 0 0 0 6.7h3.8a3.9 3.9 0 0 1 0 7.8H7.4',
  end: { x: 7.2, y: 23.8, radius: 2.35 },
} as const;
