import { z } from 'zod';
import { once } from '#domain/once.ts';
import { type Story, saveStorySchema, storyImageSchema, storySchema } from '#domain/stories/api.ts';

/** A finished story that is not on the shelf yet: its id is missing or "new" (STORY-05). */
const unsavedStorySchema = once(() =>
  saveStorySchema()
    .pick({ title: true, content: true, options: true, generationId: true })
    .extend({
      id: z.literal('new').optional(),
      images: z.array(storyImageSchema()).nullable().default(null),
    }),
);
export type UnsavedStory = z.infer<ReturnType<typeof unsavedStorySchema>>;

/** The story that a display view must show. */
export type StoryInState =
  | { kind: 'saved'; id: string; story: Story | undefined }
  | { kind: 'draft'; id: string }
  | { kind: 'unsaved'; story: UnsavedStory };

/**
 * Reads the navigation state of a display view: a story (saved or not), or the id of one or of a draft to read
 * from the server. Undefined when it holds neither (STORY-01, STORY-02).
 */
export function storyInState(state: unknown): StoryInState | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { story, storyId, draftId } = state as { story?: unknown; storyId?: unknown; draftId?: unknown };
  if (story !== undefined) {
    const saved = storySchema().safeParse(story);
    if (saved.success) return { kind: 'saved', id: saved.data.id, story: saved.data };
    const unsaved = unsavedStorySchema().safeParse(story);
    if (unsaved.success) return { kind: 'unsaved', story: unsaved.data };
  }
  if (typeof draftId === 'string' && draftId !== '') return { kind: 'draft', id: draftId };
  return typeof storyId === 'string' && storyId !== '' ? { kind: 'saved', id: storyId, story: undefined } : undefined;
}

/** Returns the story or draft named in an address: a new tab, a bookmark, a notification or a mail has no state. */
export function storyInAddress(search: string): StoryInState | undefined {
  const named = new URLSearchParams(search);
  const [story, draft] = [named.get('story'), named.get('draft')];
  if (story) return { kind: 'saved', id: story, story: undefined };
  return draft ? { kind: 'draft', id: draft } : undefined;
}
