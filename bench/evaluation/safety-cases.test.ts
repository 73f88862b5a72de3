import { describe, expect, test } from 'vitest';
import { storyLanguages } from '#domain/stories/options.ts';
import { checkOptions } from '#domain/stories/safety/check-options.ts';
import { textFault } from '#domain/stories/safety/judge-story.ts';
import { judge } from '#sandbox/reader/judge.ts';
import { readCases, type SafetyCase } from './safety-cases.ts';

const wishes = { characters: ['fox'], setting: 'forest', message: 'sharing', tone: 'playful' };
const isFear = ({ text }: SafetyCase) => text.startsWith('avoid: ');
const refusedByLists = (each: SafetyCase, read: boolean) => {
  if (each.kind === 'passage') return textFault(each.text, read) !== undefined;
  const fears = isFear(each) ? { avoid: each.text.slice(7).split(', ') } : { message: each.text };
  return checkOptions({ ...wishes, ...fears }, read) !== undefined;
};
const refusedByBoth = (each: SafetyCase) =>
  refusedByLists(each, true) || (!isFear(each) && judge(each.text).verdict === 'unfit');

describe.for(storyLanguages)('the written cases in %s', (language) => {
  const unfit = readCases(language, 'unfit');
  const published = readCases(language, 'published');
  const fit = [...readCases(language, 'fit'), ...published];

  test('[P28] are at least 300 unfit and 300 fit ones, none twice, wishes and passages', () => {
    expect(unfit.length).toBeGreaterThanOrEqual(300);
    expect(fit.length).toBeGreaterThanOrEqual(300);
    expect(published).toHaveLength(200);
    const all = [...unfit, ...fit].map(({ text }) => text);
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
    for (const cases of [unfit, fit]) expect(new Set(cases.map(({ kind }) => kind)).size).toBe(2);
  });

  test('[P28] of the fit ones the lists alone refuse at most 3 %, and of published style none', () => {
    const refused = fit.filter((each) => refusedByLists(each, false));
    expect(refused.length / fit.length).toBeLessThanOrEqual(0.03);
    expect(refused.filter((each) => published.includes(each))).toEqual([]);
  });

  test('[P28] of those that nobody looked at beforehand the lists alone refuse at most 3 % of the fit ones, and no passage', () => {
    const unseen = readCases(language, 'unseen');
    const harmless = unseen.filter((each) => !each.unfit);
    expect([harmless.length, unseen.length - harmless.length]).toEqual([100, 100]);
    const refused = harmless.filter((each) => refusedByLists(each, false));
    expect(refused.length / harmless.length).toBeLessThanOrEqual(0.03);
    expect(refused.filter(({ kind }) => kind === 'passage')).toEqual([]);
  });

  test('[P28] [P29] with the reader at least 97 % of the unfit are caught and at most 2 % of the fit refused', () => {
    expect(unfit.filter(refusedByBoth).length / unfit.length).toBeGreaterThanOrEqual(0.97);
    expect(fit.filter(refusedByBoth).length / fit.length).toBeLessThanOrEqual(0.02);
  });
});
