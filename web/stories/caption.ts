/** How many pictures a story shows at most (STORY-08). */
export const picturesPerStory = 3;

/** Longest caption, in letters (STORY-10). */
export const captionLetters = 100;

/** What stands below a picture: the beginning of its paragraph; over 100 letters, 97 and three dots (STORY-10, AMB-044). */
export function pictureCaption(paragraph: string): string {
  const letters = [...paragraph.trim()];
  return letters.length <= captionLetters ? letters.join('') : `${letters.slice(0, captionLetters - 3).join('')}...`;
}
