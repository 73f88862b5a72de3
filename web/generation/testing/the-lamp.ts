import type { Generation } from '#domain/generation/api.ts';

/** A story about Vera and an owl that is written and counted, without pictures. */
export const theLamp: Generation = {
  id: '0192f1c4-6d2a-4c3e-8f11-5b7a9e2d4c10',
  status: 'completed',
  content: '**The Lamp**\n\nVera saw a light and followed it.',
  premise: null,
  options: {
    characters: ['Vera', 'owl'],
    setting: 'castle',
    message: 'kindness',
    length: 'short',
    language: 'english',
    ageGroup: 'toddler',
    model: 'deepseek',
    tone: 'playful',
  },
  pictures: [],
  picturesPlanned: 0,
  errorCode: null,
  counted: true,
  createdAt: '2026-01-02T03:04:05Z',
};
