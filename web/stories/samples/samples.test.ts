import { expect, test } from 'vitest';
import { sampleIds } from '#domain/stories/samples.ts';
import { memoryStorage } from '../../platform/testing/memory-storage.ts';
import { countWords } from '../story-text.ts';
import { loadSamples } from './sample.ts';
import { storeSamples } from './stored-samples.ts';

const now = new Date('2026-11-20T20:00:00Z');

test.for(['en', 'es'] as const)('[DATA-14] dragon, space and garden are whole stories in %s', async (language) => {
  const samples = await loadSamples(language);
  expect(samples.map(({ id }) => id)).toEqual([...sampleIds]);
  for (const sample of samples) {
    expect(sample.language).toBe(language === 'es' ? 'spanish' : 'english');
    expect(countWords(sample.content)).toBeGreaterThan(500);
    // The story names the hero as the card does, and ends like a story.
    expect(sample.content).toContain(sample.character.split(' ')[0]);
    expect(sample.content).toMatch(/[.…]$/);
    expect([sample.title, sample.setting, sample.message].every((text) => text !== '')).toBe(true);
  }
});

test('[LIB-48] [DATA-15] [DATA-16] [DATA-17] a browser without saved stories gets three, in English, medium, preschool', async () => {
  const storage = memoryStorage();
  await storeSamples(storage, now);
  const stored = JSON.parse(storage.getItem('lunatale-saved-stories') ?? '[]');
  expect(stored).toHaveLength(3);
  for (const story of stored) {
    expect(Object.keys(story)).toEqual(['id', 'title', 'content', 'options', 'createdAt']);
    expect(Object.keys(story.options)).toEqual(['length', 'language', 'characters', 'setting', 'message', 'ageGroup']);
    expect(story.options).toMatchObject({ length: 'medium', language: 'english', ageGroup: 'preschool' });
  }
});

test('[LIB-48] a browser that holds saved stories is left alone', async () => {
  const storage = memoryStorage({ 'lunatale-saved-stories': '[]' });
  await storeSamples(storage, now);
  expect(storage.getItem('lunatale-saved-stories')).toBe('[]');
});
