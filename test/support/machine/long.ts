/** Whether this is the long form (`npm run check:long`), which also runs what differs little from the tests of `npm test`. */
export const isLong = process.env['LONG'] === 'on';
