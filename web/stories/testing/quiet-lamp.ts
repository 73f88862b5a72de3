import type { Story } from '#domain/stories/api.ts';

/** A kept story about an owl, without pictures. */
export const quietLamp: Story = {
  id: '0192f1c4-6d2a-4c3e-8f11-5b7a9e2d4c10',
  title: 'The Quiet Lamp',
  content: 'The lamp went out.\n\nThe owl sang.',
  options: {
    length: 'short',
    language: 'english',
    characters: ['owl'],
    setting: 'forest',
    message: 'sharing',
    ageGroup: 'toddler',
    model: 'deepseek',
  },
  createdAt: '2026-01-02T03:04:05Z',
  updatedAt: '2026-01-02T03:04:05Z',
  tags: [],
  notes: '',
  isFavorite: false,
  images: null,
  imageUploadFailed: false,
};
