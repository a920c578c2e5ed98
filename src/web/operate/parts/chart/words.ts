export const chartWords = {
  table: 'Show as a table',
  chart: 'Show as a chart',
};
