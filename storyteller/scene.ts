/** What one picture has to show. The writer makes it, the illustrator draws it. */
export type Light = 'day' | 'dusk' | 'night';

export type Mood = 'calm' | 'curious' | 'worried' | 'joyful' | 'tender' | 'sleepy';

export type SceneForPicture = {
  /** A preset id ("forest"), or the parent's own words. */
  setting: string;
  /** Who is in the picture, most important first: preset ids ("fox") or names as typed. Never empty. */
  characters: string[];
  light: Light;
  mood: Mood;
  /** One sentence in the story's language, at most 100 characters where names allow it (STORY-10). */
  alt: string;
  /** Index into the story's `paragraphs`: the picture belongs beside this one. */
  paragraph: number;
};
