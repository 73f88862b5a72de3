import type { AgeGroup, StoryLanguage } from '#domain/stories/options.ts';
import { chapterHeading, isPartHeading, lastWords } from '#domain/stories/text/pages.ts';

/** A story ready to be printed: words, pictures as JPEG, and their places. Plain data, so it can go to a worker. */
export type Book = {
  /** Identifies the book: a saved story's id, else one made up. */
  id: string;
  title: string;
  /** Its lines stay as they were typed. */
  dedication: string;
  language: StoryLanguage;
  ageGroup: AgeGroup;
  paragraphs: string[];
  pictures: BookPicture[];
  /** The paragraphs that are headings of a series' chapters: each begins on a new page. */
  chapterStarts?: number[];
  /** As wide as the page, in a ratio of 6 to 5. */
  cover: Uint8Array;
  madeAt: Date;
};

export type BookPicture = {
  /** The picture stands after this paragraph. */
  paragraph: number;
  caption: string;
  jpeg: Uint8Array;
  width: number;
  height: number;
};

/** The few words of a book besides the story, in the story's language. */
export const bookWords: Record<
  StoryLanguage,
  { tag: string; subtitle: string; end: string; cover: string; contents: string; picture: (number: number) => string }
> = {
  english: {
    tag: 'en',
    subtitle: 'A bedtime story',
    end: lastWords.english,
    cover: 'Cover',
    contents: 'Contents',
    picture: (number) => `Illustration ${number}`,
  },
  spanish: {
    tag: 'es',
    subtitle: 'Un cuento para dormir',
    end: lastWords.spanish,
    cover: 'Portada',
    contents: 'Contenido',
    picture: (number) => `Ilustración ${number}`,
  },
};

/** The most lines of a dedication: what is typed below them goes on in the last one. */
const mostLines = 8;

/** Returns the lines of a dedication that hold something. */
export function linesOfDedication(dedication: string): string[] {
  const lines = dedication
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return [...lines.slice(0, mostLines - 1), lines.slice(mostLines - 1).join(' ')].filter(Boolean);
}

/** Whether a heading is that of a part within a chapter of a series. */
export const isPartOfChapter = ({ chapterStarts }: Pick<Book, 'chapterStarts'>, paragraph: number): boolean =>
  chapterStarts !== undefined && !chapterStarts.includes(paragraph);

/** What a book holds of each chapter of a series. */
export type Chapter = Pick<Book, 'title' | 'paragraphs' | 'pictures'>;

/**
 * Returns a book with the further chapters of its series bound in, numbered as they are on the shelf, each under its
 * title. A chapter's parts keep their headings, as another day begins there; those of older stories call themselves
 * chapters and are left out.
 */
export function withChapters(book: Book, further: readonly Chapter[]): Book {
  if (further.length === 0) return book;
  const paragraphs: string[] = [];
  const pictures: BookPicture[] = [];
  const chapterStarts: number[] = [];
  let part = 0;
  const heading = (text: string) => chapterHeading(++part, text, book.language);
  for (const chapter of [book, ...further]) {
    chapterStarts.push(paragraphs.length);
    paragraphs.push(heading(chapter.title));
    // A picture after a heading that is left out stands after the paragraph before it.
    const places = chapter.paragraphs.map((text) => {
      if (!isPartHeading(text) || /^part/i.test(text)) paragraphs.push(text);
      return paragraphs.length - 1;
    });
    pictures.push(...chapter.pictures.map((picture) => ({ ...picture, paragraph: places[picture.paragraph] ?? 0 })));
  }
  return { ...book, paragraphs, pictures, chapterStarts };
}
