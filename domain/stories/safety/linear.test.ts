import { describe, expect, test } from 'vitest';
import { bookFileName } from '../book.ts';
import { minutesToRead, pictureCaption, storyParagraphs } from '../text/pages.ts';
import { isTestTitle, searchTextOf } from '../text/search-text.ts';
import { extractTitle } from '../text/title.ts';
import { checkOptions } from './check-options.ts';
import { holdsContact, isContact } from './contact.ts';
import { judgingStory, judgingText } from './judge-story.ts';
import { nastyLetters as letters, nastyTexts as nasty } from './nasty-texts.ts';
import { storyPolicy } from './policy.ts';
import { createStoryGuard } from './story-guard.ts';
import { isInLanguage } from './text-language.ts';
import { findForbidden } from './word-scanner.ts';

/** Far above what linear checks take, far below the minutes that a quadratic one takes. */
const timeout = 60_000;

const checks: Record<string, (text: string) => unknown> = {
  'of a contact': (text) => [isContact(text), holdsContact(text)],
  'of forbidden words': (text) => findForbidden(storyPolicy, text),
  'of wishes': (text) => checkOptions({ characters: ['fox'], setting: 'forest', message: text, tone: 'playful' }),
  'of a stream in pieces': (text) => {
    const guard = createStoryGuard();
    for (let at = 0; at < text.length; at += 7) guard.push(text.slice(at, at + 7));
    return guard.end();
  },
  'of the language': (text: string) => isInLanguage(text, 'english'),
  'of titles and files': (text) => [
    extractTitle(text, ['fox'], 'english'),
    isTestTitle(text),
    bookFileName(text, 'pdf'),
  ],
  'of paragraphs': (text) => [minutesToRead(storyParagraphs(text, 'x'), 'toddler'), pictureCaption({}, text)],
  'of what is searched': (text) =>
    searchTextOf({ title: 'x', characters: [text], setting: text, message: text, content: text }),
};

describe('a text of 60,000 letters of every nasty kind takes no square', () => {
  test.each(Object.entries(checks))('[P28] the check %s', { timeout }, (_, check) => {
    for (const text of nasty) check(text);
  });

  test('[P29] is judged in steps of at most 4,000 letters', { timeout }, () => {
    for (const text of nasty) {
      let steps = 0;
      const judging = judgingText(text);
      let step = judging.next();
      for (; !step.done; step = judging.next()) steps += 1;
      if (!step.value) expect(steps).toBeGreaterThanOrEqual(letters / 1000);
    }
  });
});

test('[P29] a contact among 60,000 signs is looked for in milliseconds', { timeout }, () => {
  for (const text of nasty) {
    const works = [0, 1, 2].map(() => {
      const before = process.threadCpuUsage();
      isContact(text);
      return process.threadCpuUsage(before).user / 1000;
    });
    // A linear check takes one millisecond, a quadratic one hundreds.
    expect({ text: text.slice(0, 12), isShort: Math.min(...works) < 100 }).toMatchObject({ isShort: true });
  }
});

test('[P29] no step of judging a whole story works for 20 milliseconds', { timeout: 300_000 }, () => {
  const options = { language: 'english', ageGroup: 'toddler', length: 'short' } as const;
  // CPU time, so that other load on the machine does not count; best of several, to exclude garbage collection.
  const longest = (text: string) => {
    let most = 0;
    const judging = judgingStory(text, options);
    for (let done = false; !done; ) {
      const before = process.threadCpuUsage();
      done = judging.next().done === true;
      const { user, system } = process.threadCpuUsage(before);
      most = Math.max(most, (user + system) / 1000);
    }
    return most;
  };
  const plain = ['The fox walked on, and it was quiet. ', 'a ', 'el '].map((each) =>
    each.repeat(letters).slice(0, letters),
  );
  for (const text of [...plain, ...nasty]) {
    const best = Math.min(...[0, 1, 2].map(() => longest(text)));
    expect({ text: text.slice(0, 12), best, isShort: best < 20 }).toMatchObject({ isShort: true });
  }
});

test('[P31] a contact is found wherever it stands in a long text', () => {
  const filling = 'The fox walked on. '.repeat(250);
  for (const contact of [
    'fox@example.com',
    '+1 (555) 123-4567',
    '14 Maple Street',
    'calle de la Luna 12',
    'ｗｗｗ.ａ.com',
  ]) {
    for (let at = 3800; at < 4200; at += 7) {
      const text = `${filling.slice(0, at).trimEnd()} ${contact} ${filling}`;
      expect({ at, found: holdsContact(text) }).toEqual({ at, found: true });
    }
  }
  expect(holdsContact(filling.repeat(4))).toBe(false);
  expect(holdsContact(`x${'-'.repeat(4000)}fox@example.com${'-'.repeat(4000)}x ﷺﷺﷺ`)).toBe(true);
});
