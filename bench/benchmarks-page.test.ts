import { expect, test } from 'vitest';
import { withSection } from './benchmarks-page.ts';

test('a section takes the place of the one of its name, and a new one comes last', () => {
  const page = '# Benchmarks\n\nHow to read.\n\n## start\n\nold\n\n## start-again\n\nstays\n';
  const mended = withSection(page, 'start', '## start\n\nnew\n');
  expect(mended).toBe('# Benchmarks\n\nHow to read.\n\n## start\n\nnew\n\n## start-again\n\nstays\n');
  expect(withSection(mended, 'relay', '## relay\n\nfirst\n')).toBe(`${mended}\n## relay\n\nfirst\n`);
});
