import { expect, test } from 'vitest';
import { crowdedFolders } from './rooms.ts';

const files = (folder: string, count: number, ending = 'ts') =>
  Array.from({ length: count }, (_, index) => ({ path: `${folder}/file-${index}.${ending}`, text: '' }));
const none = () => false;

test('a folder of more than 20 sources says why it is one', () => {
  const crowded = files('server/stories', 21);
  expect(crowdedFolders(crowded, none)).toEqual([
    'server/stories: 21 sources; divide it, or say in its README.md why it is one folder',
  ]);
  expect(crowdedFolders(crowded, (path) => path === 'server/stories/README.md')).toEqual([]);
});

test('tests and the folders inside are not counted', () => {
  const room = [...files('web/ui', 20), ...files('web/ui', 9, 'test.ts'), ...files('web/ui/layers', 20)];
  expect(crowdedFolders(room, none)).toEqual([]);
});
