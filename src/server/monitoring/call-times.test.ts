import { expect, it } from 'vitest';

import { CallTimes } from './call-times.ts';

it('is a histogram as Prometheus reads it: each bucket holds the calls of those before', () => {
  const times = new CallTimes('calls', 'How long');
  const call = { method: 'GET', route: '/a/:b', status: 200 };
  for (const seconds of [0.001, 0.005, 0.006, 31]) times.observe({ ...call, seconds });
  times.observe({ ...call, status: 404, seconds: 0.3 });
  const lines = times.text().split('\n');
  expect(lines.slice(0, 12)).toEqual([
    '# HELP calls How long',
    '# TYPE calls histogram',
    'calls_bucket{le="0.005",method="GET",route="/a/:b",status="200"} 2',
    'calls_bucket{le="0.02",method="GET",route="/a/:b",status="200"} 3',
    'calls_bucket{le="0.1",method="GET",route="/a/:b",status="200"} 3',
    'calls_bucket{le="0.5",method="GET",route="/a/:b",status="200"} 3',
    'calls_bucket{le="2",method="GET",route="/a/:b",status="200"} 3',
    'calls_bucket{le="10",method="GET",route="/a/:b",status="200"} 3',
    'calls_bucket{le="30",method="GET",route="/a/:b",status="200"} 3',
    'calls_bucket{le="+Inf",method="GET",route="/a/:b",status="200"} 4',
    'calls_sum{method="GET",route="/a/:b",status="200"} 31.012',
    'calls_count{method="GET",route="/a/:b",status="200"} 4',
  ]);
  expect(lines).toContain('calls_bucket{le="0.5",method="GET",route="/a/:b",status="404"} 1');
  expect(lines).toContain('calls_count{method="GET",route="/a/:b",status="404"} 1');
});

it('lets no method end its label', () => {
  const times = new CallTimes('calls', 'How long');
  times.observe({ method: 'A"B\\', route: '/', status: 200, seconds: 0 });
  expect(times.text()).toContain(String.raw`method="A\"B\\",route="/"`);
});

it('keeps a limited number of cells, and counts the rest only by status', () => {
  const times = new CallTimes('calls', 'How long');
  const call = { method: 'GET', status: 200, seconds: 0 };
  for (let n = 0; n < 5_000; n += 1) times.observe({ ...call, route: `/${n}` });
  for (const route of ['/a', '/b']) times.observe({ ...call, route, status: 500 });
  times.observe({ ...call, route: '/0' });
  const counts = times.text().match(/^calls_count.*$/gm) ?? [];
  expect(counts).toHaveLength(2_002);
  expect(counts).toContain('calls_count{method="other",route="other",status="200"} 3000');
  expect(counts).toContain('calls_count{method="other",route="other",status="500"} 2');
  expect(counts).toContain('calls_count{method="GET",route="/0",status="200"} 2');
});

it('distinguishes cached answers from those that had to be made', () => {
  const times = new CallTimes('calls', 'How long');
  const call = { method: 'GET', route: '/', status: 200, seconds: 0 };
  for (const isCached of [true, false, true]) times.observe({ ...call, isCached });
  expect(times.text().match(/^calls_count.*$/gm)).toEqual([
    'calls_count{method="GET",route="/",status="200"} 1',
    'calls_count{method="GET",route="/",status="200",how="cached"} 2',
  ]);
});
