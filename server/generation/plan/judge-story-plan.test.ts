import { describe, expect, test } from 'vitest';
import {
  ageGroups,
  presetCharacters,
  presetMorals,
  presetSettings,
  type StoryOptions,
  storyLanguages,
  storyLengths,
} from '#domain/stories/options.ts';
import type { StoryCard } from '#domain/stories/story-card.ts';
import { planned } from '#sandbox/planner.ts';
import { storyParams } from '../../testing.ts';
import { dealFrom } from './deal.ts';
import { judgeStoryPlan } from './judge-story-plan.ts';
import { plansOfMessages } from './message-plans.fixtures.ts';
import { storyPlanSchema } from './story-plan.ts';

const deal = dealFrom([], undefined, 'english');
const judge = (plan: unknown, options: StoryOptions) => judgeStoryPlan(storyPlanSchema.parse(plan), options, deal);
/** The share of the other messages for which a plan of this message is found out. */
const noticedShare = (plan: unknown, options: StoryOptions) => {
  const others = presetMorals.filter((id) => id !== options.message);
  return others.filter((message) => judge(plan, { ...options, message }) === 'message').length / others.length;
};
const mean = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0) / shares.length;

describe.each(storyLanguages)('plans in %s', (language) => {
  const wished = presetMorals.flatMap((message, m) =>
    ageGroups.flatMap((ageGroup, a) =>
      storyLengths.map((length, l) => {
        const n = m * 9 + a * 3 + l;
        const characters = [presetCharacters[n % 15] as string, 'Nora'];
        const setting = presetSettings[(n * 2) % 15] as string;
        const options = storyParams({ language, message, ageGroup, length, characters, setting });
        return { options, plan: planned(options, `${language} ${n}`).plan };
      }),
    ),
  );

  test('[GEN-18] no plan that fits is dealt anew: of every message, age, length and place', () => {
    const refused = wished.flatMap(({ options, plan }) => {
      const fault = judge(plan, options);
      return fault ? [[fault, options.message, options.setting, plan.plot, plan.placeFact]] : [];
    });
    expect(refused).toEqual([]);
  });

  test('[GEN-18] of plans of another message, two of five at least are noticed', () => {
    expect(mean(wished.map(({ options, plan }) => noticedShare(plan, options)))).toBeGreaterThan(0.4);
  });

  const told = presetMorals.flatMap((message) =>
    plansOfMessages[language][message].map((idea) => {
      const options = storyParams({ language, message, characters: ['Nora'], setting: 'forest' });
      const forest = language === 'english' ? 'the forest' : 'el bosque';
      const plan = {
        plot: idea,
        premise: `Nora, ${forest}`,
        title: 'X',
        roles: ['Nora'],
        want: '-',
        placeFact: forest,
      };
      return { options, plan: { ...plan, problem: '-', thing: '-', tries: ['-'], idea, payoff: '-', lastImage: '-' } };
    }),
  );

  test('[GEN-18] what carries a message in few words is heard, and is not taken for most of the others', () => {
    expect(told.filter(({ options, plan }) => judge(plan, options)).map(({ plan }) => plan.idea)).toEqual([]);
    expect(mean(told.map(({ options, plan }) => noticedShare(plan, options)))).toBeGreaterThan(0.8);
  });
});

test('[GEN-18] who is whose friend says nothing of a story’s message', () => {
  const [idea] = plansOfMessages.english.nature;
  const roles = ['Nora: friend'];
  const plan = { plot: idea, premise: 'Nora, the forest', title: 'X', roles, want: '-', placeFact: 'the forest' };
  const whole = { ...plan, problem: '-', thing: '-', tries: ['-'], idea, payoff: '-', lastImage: '-' };
  expect(judge(whole, storyParams({ message: 'friendship', characters: ['Nora'], setting: 'forest' }))).toBe('message');
});

test('[GEN-18] a message that is one word of the own is carried without being named', () => {
  const options = storyParams({ message: 'gratitude', characters: ['Nora'], setting: 'forest' });
  const { plan } = planned(options, 'own');
  expect(judge(plan, options)).toBeUndefined();
});

test('[GEN-18] only a next chapter may be about a thing that the family knows, and only about that of the last one', () => {
  const options = storyParams({ characters: ['Nora'], setting: 'forest' });
  const { plan } = planned(options, 'own');
  const whole = storyPlanSchema.parse(plan);
  const told = [{ card: {} as StoryCard, thing: plan.thing, plot: 'Somebody sleeps.' }];
  const last = { plot: 'Somebody sleeps.', thing: plan.thing, refrain: '', premise: 'Nora sleeps.' };
  expect(judgeStoryPlan(whole, options, dealFrom(told, undefined, 'english'))).toBe('thing');
  expect(judgeStoryPlan(whole, options, dealFrom(told, { ...last, thing: 'moon' }, 'english'))).toBe('thing');
  expect(judgeStoryPlan(whole, options, dealFrom(told, last, 'english'))).toBeUndefined();
});
