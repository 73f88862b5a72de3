type OfASeries = { id: string; chapterOf?: string | null | undefined; chapter: { number: number } | null };

/**
 * Sorts neighbouring chapters of the same series from the first on, so that they read as one book in any order of the
 * shelf. All other stories keep their places.
 */
export function inReadingOrder<Story extends OfASeries>(stories: readonly Story[]): Story[] {
  const series = ({ chapterOf, id }: Story) => chapterOf ?? id;
  const ordered: Story[] = [];
  let book: Story[] = [];
  const close = () => {
    ordered.push(...book.sort((a, b) => (a.chapter?.number ?? 0) - (b.chapter?.number ?? 0)));
    book = [];
  };
  for (const story of stories) {
    const [first] = book;
    if (first === undefined || story.chapter === null || series(first) !== series(story)) close();
    book.push(story);
  }
  close();
  return ordered;
}
